import "server-only";

import { orderTitle, renewalEmail, renewalNotice } from "@/content/billing/messages";
import { planNames } from "@/content/plans/plan-names";
import { newId } from "@/lib/core/ids";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { lockUser } from "@/lib/features/accounts/plan";
import { chargeTime, noticeMs } from "@/lib/features/billing/renewal/charge-time";
import {
  cabinetPage,
  endRenewals,
  notifyOfEndedRenewal,
} from "@/lib/features/billing/renewal/end-renewals";
import { renewalAmount } from "@/lib/features/billing/renewal/next-charge";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { findOffer } from "@/lib/features/billing/terms/offer";
import { notifyUser } from "@/lib/features/notifications/broadcast/mutations";
import type { PaidPlan } from "@/lib/platform/auth/roles";
import type { YookassaShop } from "@/lib/platform/config/yookassa";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";

/** Renewals that are planned at once. */
const batchSize = 200;

/**
 * Creates the orders of renewals that are to be charged in three days, each together with the e-mail that announces it.
 * An order's key is its user and the end date that it continues, so that only one of several instances creates it.
 * @returns how many were created.
 */
export async function planRenewals(
  database: Database,
  shop: YookassaShop,
  now: Date,
): Promise<number> {
  let planned = 0;
  let last = "";
  for (;;) {
    const rows = await database.billingSubscription.findMany({
      where: {
        userId: { gt: last },
        renews: true,
        method: { not: null },
        paidUntil: { gt: now, lte: new Date(now.getTime() + noticeMs) },
        user: { blockedAt: null },
      },
      orderBy: { userId: "asc" },
      take: batchSize,
      select: { userId: true },
    });
    for (const { userId } of rows) {
      planned += await database.$transaction((tx) => planRenewal(tx, shop, userId, now));
    }
    if (rows.length < batchSize) return planned;
    last = rows.at(-1)?.userId ?? last;
  }
}

async function planRenewal(
  tx: Transaction,
  shop: YookassaShop,
  userId: string,
  now: Date,
): Promise<number> {
  const user = await lockUser(tx, userId);
  const subscription = await tx.billingSubscription.findUnique({ where: { userId } });
  // The plan may have been changed by hand: only a period that was paid for is renewed.
  const isPaid = user?.premiumUntil?.getTime() === subscription?.paidUntil.getTime();
  if (!user || !subscription?.renews || !isPaid) return 0;
  const { plan, months, paidUntil } = subscription;
  const offer = await findOffer(tx, { plan, months });
  if (!offer) {
    await endDiscontinuedRenewal(tx, { userId, plan, months, paidUntil }, now);
    return 0;
  }
  const amount = renewalAmount(offer, subscription);
  const title = orderTitle(offer.name, months);
  const dueAt = chargeTime({ renewalOf: paidUntil, createdAt: now });
  const order = {
    id: newId(),
    userId,
    plan,
    months,
    amount,
    title,
    isTest: shop.isTest,
    renewalOf: paidUntil,
    dueAt,
    createdAt: now,
  };
  const { count } = await tx.billingOrder.createMany({ data: [order], skipDuplicates: true });
  if (count === 0) return 0;
  const day = formatRussianDate(toMoscowDate(dueAt));
  const announced = { title, sum: formatRoubles(amount), day };
  const { action, ...texts } = renewalEmail(announced);
  const mail = writeEmail({ ...texts, action: { label: action, url: cabinetPage() } });
  await queueMail(tx, { recipient: user.email, ...mail }, now);
  await notifyUser(tx, userId, renewalNotice(announced), now);
  return 1;
}

/**
 * Ends a renewal whose plan is no longer sold, at the time when it would be charged: until then the operator may offer
 * the plan again.
 */
async function endDiscontinuedRenewal(
  tx: Transaction,
  { userId, plan, months, paidUntil }: DiscontinuedRenewal,
  now: Date,
): Promise<void> {
  const announced = new Date(paidUntil.getTime() - noticeMs);
  if (now < chargeTime({ renewalOf: paidUntil, createdAt: announced })) return;
  await endRenewals(tx, userId, now);
  const title = orderTitle(planNames[plan as PaidPlan], months);
  await notifyOfEndedRenewal(tx, { userId, title, until: paidUntil, why: "unsold" }, now);
}

type DiscontinuedRenewal = { userId: string; plan: string; months: number; paidUntil: Date };
