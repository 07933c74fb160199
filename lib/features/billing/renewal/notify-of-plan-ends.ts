import "server-only";

import { planEndingEmail, planEndingNotice } from "@/content/billing/messages";
import { planNames } from "@/content/plans/plan-names";
import { dayMs } from "@/lib/core/time/day-ms";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { notifyUser } from "@/lib/features/notifications/broadcast/mutations";
import type { PaidPlan } from "@/lib/platform/auth/roles";
import { environment } from "@/lib/platform/config/environment";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";

/**
 * How long before the end of the paid period its owner is told, when nothing renews it: paying an invoice takes days.
 */
const endNoticeMs = 7 * dayMs;

/** E-mails that are queued at once. */
const batchSize = 200;

/**
 * Tells the owners of plans that end within a week and are not renewed: one e-mail per end date, even with several
 * instances. Plans that were changed by hand after the payment are skipped.
 * @returns how many owners were told.
 */
export async function notifyOfPlanEnds(database: Database, now: Date): Promise<number> {
  let notified = 0;
  let last = "";
  for (;;) {
    const rows = await database.billingSubscription.findMany({
      where: {
        userId: { gt: last },
        renews: false,
        paidUntil: { gt: now, lte: new Date(now.getTime() + endNoticeMs) },
        user: { blockedAt: null },
      },
      orderBy: { userId: "asc" },
      take: batchSize,
      select: { userId: true, plan: true, months: true, paidUntil: true, toldOfEnd: true },
    });
    for (const row of rows.filter(({ paidUntil, toldOfEnd }) => +paidUntil !== +(toldOfEnd ?? 0))) {
      notified += await database.$transaction((tx) => notifyOfPlanEnd(tx, row, now));
    }
    if (rows.length < batchSize) return notified;
    last = rows.at(-1)?.userId ?? last;
  }
}

async function notifyOfPlanEnd(
  tx: Transaction,
  { userId, plan, months, paidUntil }: Paid,
  now: Date,
): Promise<number> {
  // A second caller finds that the message was sent already.
  const { count } = await tx.billingSubscription.updateMany({
    where: {
      userId,
      paidUntil,
      renews: false,
      user: { premiumUntil: paidUntil },
      OR: [{ toldOfEnd: null }, { toldOfEnd: { not: paidUntil } }],
    },
    data: { toldOfEnd: paidUntil },
  });
  const user = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (count === 0 || !user) return 0;
  const ending = {
    plan: planNames[plan as PaidPlan],
    day: formatRussianDate(toMoscowDate(paidUntil)),
  };
  const { action, ...texts } = planEndingEmail(ending);
  const url = `${environment().siteUrl}/premium/order?plan=${plan}&months=${months}`;
  const mail = writeEmail({ ...texts, action: { label: action, url } });
  await queueMail(tx, { recipient: user.email, ...mail }, now);
  await notifyUser(tx, userId, planEndingNotice(ending), now);
  return 1;
}

type Paid = { userId: string; plan: string; months: number; paidUntil: Date };
