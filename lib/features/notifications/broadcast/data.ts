import "server-only";

import type { SentNotification } from "@/lib/features/notifications/broadcast/responses";
import type { Audience } from "@/lib/features/notifications/broadcast/schema";
import { notificationTypes } from "@/lib/features/notifications/messages";
import { subscriptions } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

/** The recipients of an audience: all users who are not blocked, those with a plan, or one user. */
export type Recipients = { subscription: string | null; userId: string | null };

/** @returns null when the audience names an unknown user. */
export async function findRecipients(
  database: Transaction,
  audience: Audience,
): Promise<Recipients | null> {
  if (audience.kind === "all") return { subscription: null, userId: null };
  if (audience.kind === "plan") return { subscription: audience.subscription, userId: null };
  const { email, userId } = audience;
  const user = await database.user.findUnique({
    where: email === undefined ? { id: userId ?? "" } : { email },
    select: { id: true },
  });
  return user && { subscription: null, userId: user.id };
}

/** Counts the users who would be notified; the same condition as in `insertNotifications`. */
export async function countRecipients(
  database: Transaction,
  { subscription, userId }: Recipients,
  now: Date,
): Promise<number> {
  if (userId !== null) return 1;
  if (subscription === null) return database.user.count({ where: { blockedAt: null } });
  const ended = { premiumUntil: { lte: now } };
  const plan =
    subscription === "free"
      ? { OR: [{ subscription }, ended] }
      : { subscription, OR: [{ premiumUntil: null }, { premiumUntil: { gt: now } }] };
  return database.user.count({ where: { blockedAt: null, ...plan } });
}

/** A page of the broadcasts that administrators have sent, newest first, and the cursor of the next page. */
export async function listSent(
  database: Transaction,
  { limit, cursor }: ListPage,
): Promise<{ sent: SentNotification[]; next: Cursor | null }> {
  const rows = await database.auditEntry.findMany({
    where: { action: "notification.send", ...afterCursor(cursor) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: {
      id: true,
      subjectType: true,
      subjectId: true,
      details: true,
      adminEmail: true,
      createdAt: true,
    },
  });
  const { page, next } = toPage(rows, limit);
  const ids = page.flatMap((row) => (row.subjectType === "user" ? (row.subjectId ?? []) : []));
  const users = await database.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, email: true },
  });
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  const sent = page.map((row) => {
    const details = row.details as Record<string, unknown>;
    const text = (key: string) => (typeof details[key] === "string" ? details[key] : null);
    const subscription = subscriptions.find((known) => known === details.subscription) ?? null;
    const isOne = row.subjectType === "user";
    return {
      id: row.id,
      title: text("title") ?? "",
      message: text("message") ?? "",
      type: notificationTypes.find((known) => known === details.type) ?? "info",
      link: text("link"),
      audience: isOne ? ("user" as const) : subscription ? ("plan" as const) : ("all" as const),
      subscription,
      // The log stores only the id: the e-mail is erased with the account.
      email: (isOne && emails.get(row.subjectId ?? "")) || null,
      sent: typeof details.sent === "number" ? details.sent : 0,
      adminEmail: row.adminEmail,
      createdAt: row.createdAt.toISOString(),
    };
  });
  return { sent, next };
}
