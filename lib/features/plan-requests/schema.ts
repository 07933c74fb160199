import { z } from "zod";
import { maxDetailsLength } from "@/content/plan-requests/texts";
import { isId } from "@/lib/core/ids";
import { lineSchema, multilineSchema } from "@/lib/engine/text-schemas";
import { listQuery } from "@/lib/platform/http/paging";

const monthsMessage = "Укажите от 1 до 12 месяцев";
const months = z.int(monthsMessage).min(1, monthsMessage).max(12, monthsMessage);

/** Body of `POST /api/plan-requests`. */
export const newPlanRequest = z.strictObject({
  plan: lineSchema(60, "Выберите план").min(1, "Выберите план"),
  months,
  /** For the invoice and the operator: the payer's requisites, or a wish. */
  details: z
    .string("Введите текст")
    .pipe(multilineSchema(maxDetailsLength))
    .transform((text) => text || null)
    .optional(),
});
export type NewPlanRequest = z.input<typeof newPlanRequest>;
export type AskedPlan = z.output<typeof newPlanRequest>;

/** Segments of `/api/admin/plan-requests/{id}`. */
export const planRequestParams = z.object({ id: z.string().refine(isId) });

export const planRequestStates = ["waiting", "granted", "declined", "withdrawn"] as const;

/** Query of `GET /api/admin/plan-requests`: pending requests, or all. */
export const planRequestsQuery = listQuery.extend({
  state: z.enum(planRequestStates, "Укажите состояние").optional(),
});

/** Body of `PATCH /api/admin/plan-requests/{id}`: granted for a number of months, or declined with a reason. */
export const planDecisionRequest = z.discriminatedUnion("state", [
  z.strictObject({ state: z.literal("granted"), months }),
  z.strictObject({
    state: z.literal("declined"),
    reason: lineSchema(300, "Напишите почему").min(1, "Напишите почему"),
  }),
]);
export type PlanDecision = z.output<typeof planDecisionRequest>;
