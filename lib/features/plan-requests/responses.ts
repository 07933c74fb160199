import { z } from "zod";
import { planRequestStates } from "@/lib/features/plan-requests/schema";
import { subscriptions } from "@/lib/platform/auth/roles";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

export const planRequestResponse = z.strictObject({
  id: identifier,
  plan: z.string(),
  planName: z.string().describe("Название плана в день заявки"),
  months: z.int(),
  sum: z
    .int()
    .nullable()
    .describe(
      "Рублей за весь срок по цене того дня; null, если цена только начинается от какой-то",
    ),
  details: z.string().nullable(),
  state: z.enum(planRequestStates),
  createdAt: instant,
  settledAt: instant.nullable(),
  until: instant.nullable().describe("До какого времени включён план"),
});
export type PlanRequest = z.output<typeof planRequestResponse>;

/** `GET /api/plan-requests`: the user's newest request; null when there is none. */
export const ownPlanRequestResponse = z.strictObject({ request: planRequestResponse.nullable() });
export type OwnPlanRequest = z.output<typeof ownPlanRequestResponse>;

/** A request with what the operator has to know about its user. */
export const listedPlanRequestResponse = planRequestResponse.extend({
  user: z.strictObject({
    id: identifier,
    email: z.string(),
    subscription: z.enum(subscriptions),
    documentsLimit: z.int(),
    premiumUntil: instant.nullable(),
  }),
});
export type ListedPlanRequest = z.output<typeof listedPlanRequestResponse>;
