import "server-only";

import { type NoRenewal, renewalEndedEmail, renewalEndedNotice } from "@/content/billing/messages";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { notifyUser } from "@/lib/features/notifications/broadcast/mutations";
import { environment } from "@/lib/platform/config/environment";
import type { Transaction } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";

/** The page where a plan is chosen and paid for. */
const plansPage = (): string => `${environment().siteUrl}/premium`;

/** The page with the user's plan, renewal and payments. */
export const cabinetPage = (): string => `${environment().siteUrl}/settings/plan`;

/** A subscription without a saved payment method. */
const noMethod = { method: null, methodKind: null, methodLast4: null };

/**
 * Ends the renewals of a user: cancels the planned charge and deletes the saved payment method. The caller holds the
 * user's lock.
 */
export async function endRenewals(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.billingOrder.updateMany({
    where: { userId, state: "waiting", renewalOf: { not: null }, payments: { none: {} } },
    data: { state: "canceled", dueAt: null },
  });
  await tx.billingSubscription.updateMany({
    where: { userId },
    data: { renews: false, ...noMethod, updatedAt: now },
  });
}

/** Queues the e-mail that a planned charge will not be made, and why. */
export async function notifyOfEndedRenewal(
  tx: Transaction,
  { userId, title, until, why }: { userId: string; title: string; until: Date; why: NoRenewal },
  now: Date,
): Promise<void> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!user) return;
  // This e-mail names the end date, so another e-mail about it would say nothing new.
  await tx.billingSubscription.updateMany({ where: { userId }, data: { toldOfEnd: until } });
  const day = formatRussianDate(toMoscowDate(until));
  const { action, ...texts } = renewalEndedEmail({ title, day, why });
  const mail = writeEmail({ ...texts, action: { label: action, url: plansPage() } });
  await queueMail(tx, { recipient: user.email, ...mail }, now);
  await notifyUser(tx, userId, renewalEndedNotice({ title, day, why }), now);
}
