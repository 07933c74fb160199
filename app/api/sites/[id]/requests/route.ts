import { getOpenRequests } from "@/lib/features/requests/data";
import { addRequest } from "@/lib/features/requests/operations";
import { openRequestsResponse, requestResponse } from "@/lib/features/requests/responses";
import { recordEntryRequest, siteRequestsParams } from "@/lib/features/requests/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Open requests, with the last day of each duty. */
  GET: defineRoute({
    access: "user",
    members: { site: "keepRequests" },
    limit: "none",
    summary: "Запросы людей без ответа, ближайший срок первым",
    response: openRequestsResponse,
    apiKey: true,
    params: siteRequestsParams,
    handle: async ({ caller, params, now }) =>
      getOpenRequests(await getDatabase(), caller.userId, params.id, now),
  }),

  /** Adds a request to the register. */
  POST: defineRoute({
    access: "user",
    members: { site: "keepRequests" },
    limit: limits.change,
    summary: "Записать запрос человека или Роскомнадзора",
    details:
      "Сроки считаются по 152-ФЗ ст. 14, 20, 21 и производственному календарю. Имя, номера и заметки хранятся зашифрованными и удаляются через три года после ответа.",
    response: requestResponse,
    status: 201,
    errors: ["CONFLICT"],
    apiKey: true,
    params: siteRequestsParams,
    body: recordEntryRequest,
    example: {
      kind: "access",
      channel: "email",
      receivedOn: "2026-11-20",
      person: "Иванов И. И.",
      incoming: "12",
      note: "Спрашивает, откуда у нас его телефон.",
    },
    handle: async ({ caller, params, body, now }) =>
      Response.json(await addRequest(await getDatabase(), caller, { ...params, ...body }, now), {
        status: 201,
      }),
  }),
});
