import { addMonths, dayOfMonth } from "@/lib/features/billing/terms/months";

/** The plan of the account. */
type Account = { subscription: string; premiumUntil: Date | null };

/** Whether the account has a paid plan with an end date that is active now. */
export const isRunning = ({ subscription, premiumUntil }: Account, now: Date): boolean =>
  subscription !== "free" && premiumUntil !== null && premiumUntil > now;

/**
 * The period that this number of months gives: from the end of the paid period, otherwise from now; the day of the
 * month stays that of the beginning.
 */
export function periodOf(
  payer: Account | null,
  subscription: { paidUntil: Date; anchorDay: number } | null,
  { months }: { months: number },
  now: Date,
) {
  const paidUntil = payer && isRunning(payer, now) ? payer.premiumUntil : null;
  const from = paidUntil ?? now;
  const isSameChain = subscription && paidUntil?.getTime() === subscription.paidUntil.getTime();
  const anchorDay = isSameChain ? subscription.anchorDay : dayOfMonth(from);
  return { from, until: addMonths(from, months, anchorDay), anchorDay };
}
