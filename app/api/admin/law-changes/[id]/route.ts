import { withdrawLawChange } from "@/lib/features/law-watch/operations";
import { withdrawnLawChangeResponse } from "@/lib/features/law-watch/responses";
import { lawChangeParams } from "@/lib/features/law-watch/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns `{documents, owners}`: how many documents no longer require an update, and of how many owners. */
  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Снять отметку об изменении закона",
    details:
      "Для отметки, сделанной по ошибке. Документы больше не «требуют обновления», владельцам, которые ещё не ответили, приходит уведомление. Принятые редакции остаются.",
    response: withdrawnLawChangeResponse,
    params: lawChangeParams,
    handle: async ({ caller, params, now }) =>
      withdrawLawChange(await getDatabase(), caller, params.id, now),
  }),
});
