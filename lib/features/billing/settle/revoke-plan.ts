import "server-only";

import { columnsOfPlan, type UserColumns, updateUser } from "@/lib/features/accounts/plan";
import { type AuditValue, changesOf } from "@/lib/features/audit/changes";
import { recordPayment } from "@/lib/features/audit/mutations";
import { endRenewals } from "@/lib/features/billing/renewal/end-renewals";
import { isEndless, type Payer } from "@/lib/features/billing/settle/grant-plan";
import type { OrderRow } from "@/lib/features/billing/settle/order-row";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Takes back the rest of the period that an order gave, because it was refunded in full; once. A plan that an
 * administrator gave without an end date stays. The caller holds the locks of user and order.
 */
export async function revokePlan(
  tx: Transaction,
  { order, payer }: { order: OrderRow; payer: Payer | null },
  now: Date,
): Promise<void> {
  const { count } = await tx.billingGrant.updateMany({
    where: { orderId: order.id, revokedAt: null },
    data: { revokedAt: now },
  });
  if (count === 0) return;
  await tx.billingOrder.update({
    where: { id: order.id },
    data: { state: "refunded", dueAt: null },
  });
  if (!payer) return;
  await endRenewals(tx, payer.id, now);
  // Read after `grantPlan`, which may have run in this very transaction.
  const user = await tx.user.findUniqueOrThrow({
    where: { id: payer.id },
    select: { subscription: true, premiumUntil: true },
  });
  const current = { ...payer, ...user } as Payer;
  const grant = await tx.billingGrant.findUniqueOrThrow({ where: { orderId: order.id } });
  const remainingMs = grant.until.getTime() - Math.max(grant.from.getTime(), now.getTime());
  if (isEndless(current) || current.premiumUntil === null || remainingMs <= 0) return;
  const until = new Date(current.premiumUntil.getTime() - remainingMs);
  const change: UserColumns =
    until > now ? { premiumUntil: until } : await columnsOfPlan(tx, current, "free");
  await updateUser(tx, payer.id, change, now);
  await tx.billingSubscription.updateMany({
    where: { userId: payer.id },
    data: { paidUntil: until, updatedAt: now },
  });
  const changes = changesOf<Record<string, AuditValue>>(
    {
      subscription: current.subscription,
      premiumUntil: current.premiumUntil.toISOString(),
    },
    {
      subscription: change.subscription ?? current.subscription,
      premiumUntil: change.premiumUntil?.toISOString() ?? null,
    },
  );
  const auditRecord = { action: "payment.refund", orderId: order.id, details: changes } as const;
  await recordPayment(tx, auditRecord, now);
}
