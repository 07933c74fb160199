import { correctEntry } from "@/lib/features/requests/correct-entry";
import { getRequest } from "@/lib/features/requests/data";
import { deleteRequest } from "@/lib/features/requests/operations";
import { requestResponse } from "@/lib/features/requests/responses";
import { correctionRequest, siteRequestParams } from "@/lib/features/requests/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    members: { site: "keepRequests" },
    limit: "none",
    summary: "Один запрос человека",
    response: requestResponse,
    apiKey: true,
    params: siteRequestParams,
    handle: async ({ caller, params }) => getRequest(await getDatabase(), caller.userId, params),
  }),

  /** Corrects an entry; terms are recalculated and the history keeps the previous values. */
  PATCH: defineRoute({
    access: "user",
    members: { site: "keepRequests" },
    limit: limits.change,
    summary: "Исправить запись о запросе",
    details:
      "Вид, день, способ, имя, номер или заметку. Сроки пересчитываются, прежние значения остаются в истории записи.",
    response: requestResponse,
    errors: ["CONFLICT"],
    apiKey: true,
    params: siteRequestParams,
    body: correctionRequest,
    example: { kind: "correction" },
    handle: async ({ caller, params, body, now }) =>
      correctEntry(await getDatabase(), caller, { ...params, change: body }, now),
  }),

  /** Deletes an entry before its retention term ends. */
  DELETE: defineRoute({
    access: "user",
    members: { site: "deleteEntries" },
    limit: limits.change,
    summary: "Удалить запись о запросе раньше срока",
    response: messageResponse,
    apiKey: true,
    params: siteRequestParams,
    handle: async ({ caller, params }) => {
      await deleteRequest(await getDatabase(), caller, params);
      return { message: "Запись удалена" };
    },
  }),
});
