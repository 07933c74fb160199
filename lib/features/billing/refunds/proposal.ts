import { z } from "zod";
import { refundDays } from "@/content/billing/order";
import { dayMs } from "@/lib/core/time/day-ms";

/** What is known about an order's money. Amounts are kopecks. */
export type Refundable = {
  amount: number;
  refunded: number;
  paidAt: Date;
  /** The period that it gave; null when it gave none. */
  period: { from: Date; until: Date } | null;
};

export const refundProposal = z.strictObject({
  /** Kopecks. */
  amount: z.int(),
  /** Why this amount. */
  rule: z.enum(["whole", "rest", "over", "notGiven"]),
  /** Days of the paid period that have not begun, and all its days; null when they do not matter. */
  days: z.strictObject({ left: z.int(), all: z.int() }).nullable(),
});
export type Proposal = z.output<typeof refundProposal>;

/**
 * Returns the refund by the rule on `/pricing`: everything within fourteen days and when no access was given; after
 * that the share of the days that have not begun, rounded up to a whole kopeck; minus what was refunded already.
 */
export function proposeRefund(
  { amount, refunded, paidAt, period }: Refundable,
  now: Date,
): Proposal {
  const rest = (sum: number) => Math.max(0, Math.min(amount, sum) - refunded);
  if (!period) return { amount: rest(amount), rule: "notGiven", days: null };
  if (now.getTime() <= paidAt.getTime() + refundDays * dayMs) {
    return { amount: rest(amount), rule: "whole", days: null };
  }
  const { from, until } = period;
  // Moscow has no daylight saving time: all days have the same length.
  const all = Math.max(1, Math.round((until.getTime() - from.getTime()) / dayMs));
  const startedDays = Math.ceil((now.getTime() - from.getTime()) / dayMs);
  const remainingDays = all - Math.min(all, Math.max(0, startedDays));
  // Exact integers, below 2^53: 2 000 000 000 kopecks times 366 days.
  const part = Math.ceil((amount * remainingDays) / all);
  return {
    amount: rest(part),
    rule: remainingDays === 0 ? "over" : "rest",
    days: { left: remainingDays, all },
  };
}
