import { checkLaw } from "@/lib/features/law-watch/check-law";
import { watchedLawResponse } from "@/lib/features/law-watch/responses";
import { lawCheckRequest } from "@/lib/features/law-watch/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Records the day on which an act was compared with the texts of the service. */
  PUT: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Отметить, когда акт сверен с текстами документов",
    details:
      "Дата из панели действует, пока она новее даты в текстах сервиса. Кто отметил, видно в списке актов и в журнале.",
    response: watchedLawResponse,
    body: lawCheckRequest,
    handle: async ({ caller, body, now }) => checkLaw(await getDatabase(), caller, body, now),
  }),
});
