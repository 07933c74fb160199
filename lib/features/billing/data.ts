import "server-only";

import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

const newestFirst = [{ createdAt: "desc" as const }, { id: "desc" as const }];

/** What the user's own file says of orders and payments, the last thousand. */
export function exportOrders(database: Transaction, userId: AuthorizedUserId) {
  return database.billingOrder.findMany({
    where: { userId },
    orderBy: newestFirst,
    take: 1000,
    select: {
      id: true,
      title: true,
      plan: true,
      months: true,
      amount: true,
      currency: true,
      state: true,
      createdAt: true,
      paidAt: true,
      payments: { select: { provider: true, providerId: true, state: true, refunded: true } },
    },
  });
}

/** The paid plan and whether it renews itself. Never the token of the saved method. */
export function findSubscription(database: Transaction, userId: AuthorizedUserId) {
  return database.billingSubscription.findUnique({
    where: { userId },
    select: {
      plan: true,
      months: true,
      amount: true,
      paidUntil: true,
      renews: true,
      cancelledAt: true,
    },
  });
}
