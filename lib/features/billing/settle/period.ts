import { addMonths, dayOfMonth } from "@/lib/features/billing/terms/months";

/** What the account has. */
type Account = { subscription: string; premiumUntil: Date | null };

/** Whether the plan of the account is paid for at this moment, with an end. */
export const isRunning = ({ subscription, premiumUntil }: Account, now: Date): boolean =>
  subscription !== "free" && premiumUntil !== null && premiumUntil > now;

/**
 * The time that so many months give: from the end of what is paid already, else from now; the day of the month stays
 * that of the beginning.
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
