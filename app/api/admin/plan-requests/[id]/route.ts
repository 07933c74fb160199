import { decideRequest } from "@/lib/features/plan-requests/decisions";
import { listedPlanRequestResponse } from "@/lib/features/plan-requests/responses";
import { planDecisionRequest, planRequestParams } from "@/lib/features/plan-requests/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Включить план по заявке или отклонить её",
    response: listedPlanRequestResponse,
    params: planRequestParams,
    body: planDecisionRequest,
    example: { state: "granted", months: 3 },
    handle: async ({ caller, params, body, now }) =>
      decideRequest(await getDatabase(), caller, { ...body, ...params }, now),
  }),
});
