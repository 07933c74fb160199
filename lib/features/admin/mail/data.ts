import "server-only";

import type { ListedMail, MailQuery } from "@/lib/features/admin/mail/schema";
import type { MailState } from "@/lib/features/admin/mail/states";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { afterCursor, type Cursor, toPage } from "@/lib/platform/http/paging";

/** The columns that are read; the text of an e-mail is not, so that it cannot be shown. */
const columns = {
  id: true,
  recipient: true,
  subject: true,
  attempts: true,
  lastError: true,
  createdAt: true,
  dueAt: true,
  sentAt: true,
  failedAt: true,
} as const;

const states = {
  queued: { sentAt: null, failedAt: null },
  sent: { sentAt: { not: null } },
  failed: { sentAt: null, failedAt: { not: null } },
} as const;

/** A page of all e-mails, newest first, and the cursor of the next page. */
export async function listMail(
  database: Transaction,
  { limit, cursor, state }: MailQuery,
): Promise<{ mail: ListedMail[]; next: Cursor | null }> {
  const rows = await database.outboxMail.findMany({
    where: { ...(state && states[state]), ...afterCursor(cursor) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: columns,
  });
  const { page, next } = toPage(rows, limit);
  return { mail: page.map(toListedMail), next };
}

type MailRow = Prisma.OutboxMailGetPayload<{ select: typeof columns }>;

function toListedMail({ createdAt, dueAt, sentAt, failedAt, ...row }: MailRow): ListedMail {
  const state: MailState = sentAt ? "sent" : failedAt ? "failed" : "queued";
  return {
    ...row,
    state,
    createdAt: createdAt.toISOString(),
    dueAt: state === "queued" ? dueAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  };
}

/** One e-mail as in the list; null when there is none. */
export async function findMail(database: Transaction, id: string): Promise<ListedMail | null> {
  const row = await database.outboxMail.findUnique({ where: { id }, select: columns });
  return row && toListedMail(row);
}
