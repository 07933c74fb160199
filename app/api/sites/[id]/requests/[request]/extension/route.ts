import { extendRequest } from "@/lib/features/requests/operations";
import { requestResponse } from "@/lib/features/requests/responses";
import { extensionRequest, siteRequestParams } from "@/lib/features/requests/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Extends the term by five working days, once, after a reasoned notice. */
  PUT: defineRoute({
    access: "user",
    members: { site: "keepRequests" },
    limit: limits.change,
    summary: "Продлить срок ответа на пять рабочих дней, один раз",
    details: "Человеку нужно отправить мотивированное уведомление (152-ФЗ ст. 14 ч. 3, ст. 20).",
    response: requestResponse,
    errors: ["CONFLICT"],
    apiKey: true,
    params: siteRequestParams,
    body: extensionRequest,
    example: { extendedOn: "2026-11-27", reason: "Данные собираем из трёх систем." },
    handle: async ({ caller, params, body, now }) =>
      extendRequest(await getDatabase(), caller, { ...params, ...body }, now),
  }),
});
