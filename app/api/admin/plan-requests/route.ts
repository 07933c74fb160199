import { z } from "zod";
import { listPlanRequests } from "@/lib/features/plan-requests/data";
import { listedPlanRequestResponse } from "@/lib/features/plan-requests/responses";
import { planRequestsQuery } from "@/lib/features/plan-requests/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Plan requests, newest first; `?state=waiting` gives the open ones. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Заявки на планы, новые первыми",
    response: z.array(listedPlanRequestResponse),
    query: planRequestsQuery,
    handle: async ({ query, now }) => {
      const { requests, next } = await listPlanRequests(await getDatabase(), query, now);
      const { limit, state } = query;
      const filter: Record<string, string> = state === undefined ? {} : { state };
      return listResponse("/api/admin/plan-requests", requests, { limit, next, filter });
    },
  }),
});
