import { z } from "zod";
import { listAnsweredRequests } from "@/lib/features/requests/data";
import { requestResponse } from "@/lib/features/requests/responses";
import { siteRequestsParams } from "@/lib/features/requests/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { listQuery, listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Answered requests that are still kept. */
  GET: defineRoute({
    access: "user",
    members: { site: "keepRequests" },
    limit: "none",
    summary: "Запросы людей, на которые ответили, новые первыми",
    response: z.array(requestResponse),
    apiKey: true,
    params: siteRequestsParams,
    query: listQuery,
    handle: async ({ caller, params, query }) => {
      const { requests, next } = await listAnsweredRequests(
        await getDatabase(),
        caller.userId,
        params.id,
        query,
      );
      const path = `/api/sites/${params.id}/requests/answered`;
      return listResponse(path, requests, { limit: query.limit, next });
    },
  }),
});
