import { saveOpinion } from "@/lib/features/lawyer-review/lawyer/operations";
import { opinionResponse } from "@/lib/features/lawyer-review/responses";
import { opinionRequest } from "@/lib/features/lawyer-review/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Stores «Просмотрено» with the name that was typed; the owner is notified once. */
  PUT: defineRoute({
    access: "public",
    limit: limits.writeRemark,
    summary: "Отметить документ как просмотренный",
    details: "Имя никто не проверяет. Повторный вызов исправляет имя и общее замечание.",
    response: opinionResponse,
    errors: ["NOT_FOUND"],
    body: opinionRequest,
    handle: async ({ body, now }) => saveOpinion(await getDatabase(), body, now),
  }),
});
