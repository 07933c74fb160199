import "server-only";

import { notificationTypes } from "@/lib/features/notifications/messages";
import type { PlannedNotification } from "@/lib/features/notifications/planned/responses";
import { subscriptions } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

/** The maximum number: administrators write them by hand. */
export const maxPlanned = 100;

const columns = {
  id: true,
  title: true,
  message: true,
  type: true,
  link: true,
  subscription: true,
  userId: true,
  dueAt: true,
  adminEmail: true,
  createdAt: true,
  user: { select: { email: true } },
} as const;

type Row = Prisma.PlannedNotificationGetPayload<{ select: typeof columns }>;

/** Waiting notifications: first the scheduled ones, earliest first, then the drafts, newest first. */
export async function listPlanned(database: Transaction): Promise<PlannedNotification[]> {
  const rows = await database.plannedNotification.findMany({
    orderBy: [{ dueAt: { sort: "asc", nulls: "last" } }, { createdAt: "desc" }, { id: "desc" }],
    take: maxPlanned,
    select: columns,
  });
  return rows.map(toPlanned);
}

/** One waiting notification; null when it was sent or cancelled. */
export async function findPlanned(
  database: Transaction,
  id: string,
): Promise<PlannedNotification | null> {
  const row = await database.plannedNotification.findUnique({ where: { id }, select: columns });
  return row && toPlanned(row);
}

function toPlanned({ type, subscription, userId, user, dueAt, createdAt, ...row }: Row) {
  const plan = subscriptions.find((known) => known === subscription) ?? null;
  return {
    ...row,
    type: notificationTypes.find((known) => known === type) ?? ("info" as const),
    audience: userId ? ("user" as const) : plan ? ("plan" as const) : ("all" as const),
    subscription: plan,
    email: user?.email ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
