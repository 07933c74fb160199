import { z } from "zod";
import { refundDays } from "@/content/payments/order";
import { dayMs } from "@/lib/core/time/day-ms";

/** What is known of an order's money. Sums are kopecks. */
export type Refundable = {
  amount: number;
  refunded: number;
  paidAt: Date;
  /** The time that it gave; null where it gave none. */
  period: { from: Date; until: Date } | null;
};

export const refundProposal = z.strictObject({
  /** Kopecks. */
  amount: z.int(),
  /** Why this sum. */
  rule: z.enum(["whole", "rest", "over", "notGiven"]),
  /** Days of the paid time that have not begun, and all of them; null where they do not count. */
  days: z.strictObject({ left: z.int(), all: z.int() }).nullable(),
});
export type Proposal = z.output<typeof refundProposal>;

/**
 * What is to be given back by the rule that `/pricing` prints: all of it within fourteen days and where nothing was
 * given, after that the part of the days that have not begun, rounded up to a whole kopeck; less what went back
 * already.
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
  // Moscow has no summer time: every day is as long.
  const all = Math.max(1, Math.round((until.getTime() - from.getTime()) / dayMs));
  const begun = Math.ceil((now.getTime() - from.getTime()) / dayMs);
  const left = all - Math.min(all, Math.max(0, begun));
  // Whole numbers below 2^53: 2 000 000 000 kopecks times 366 days.
  const part = Math.ceil((amount * left) / all);
  return { amount: rest(part), rule: left === 0 ? "over" : "rest", days: { left, all } };
}
