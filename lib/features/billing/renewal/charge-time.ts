import { dayMs } from "@/lib/core/time/day-ms";

/** How long before the end of the paid period its owner is told of the charge. */
export const noticeMs = 3 * dayMs;

/** When a renewal is charged: on the day before the end, and never within a day of the e-mail that announces it. */
export function chargeTime(order: { renewalOf: Date | null; createdAt: Date }): Date {
  const dayBefore = (order.renewalOf ?? order.createdAt).getTime() - dayMs;
  return new Date(Math.max(dayBefore, order.createdAt.getTime() + dayMs));
}
