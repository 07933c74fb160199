import { findOwnRequest } from "@/lib/features/plan-requests/data";
import { requestPlan, withdrawPlanRequest } from "@/lib/features/plan-requests/operations";
import { ownPlanRequestResponse } from "@/lib/features/plan-requests/responses";
import { newPlanRequest } from "@/lib/features/plan-requests/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваша последняя заявка на план",
    response: ownPlanRequestResponse,
    handle: async ({ caller }) => ({
      request: await findOwnRequest(await getDatabase(), caller.userId),
    }),
  }),

  /** A new request replaces one that is still open. */
  POST: defineRoute({
    access: "user",
    limit: limits.requestPlan,
    summary: "Оставить заявку на план",
    response: ownPlanRequestResponse,
    status: 201,
    body: newPlanRequest,
    example: { plan: "premium", months: 3, details: "ООО «Ромашка», ИНН 7712345671" },
    handle: async ({ caller, body, now }) => {
      const request = await requestPlan(await getDatabase(), caller.userId, body, now);
      return Response.json({ request }, { status: 201 });
    },
  }),

  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отозвать заявку на план",
    response: "empty",
    status: 204,
    handle: async ({ caller, now }) => {
      await withdrawPlanRequest(await getDatabase(), caller.userId, now);
      return new Response(null, { status: 204 });
    },
  }),
});
