import "server-only";

import type { Transaction } from "@/lib/platform/db/database";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { Outbox, OutboxRow } from "@/lib/platform/outbox/outbox";

type Table = Outbox<OutboxRow>["table"];

/** Identifiers cannot be parameters; the type lets only our own names in. */
const name = (table: Table) => Prisma.raw(table);

/**
 * Takes up to `limit` messages that are due: moves their next attempt to `leaseUntil` and counts this
 * one. One statement, and rows that another instance is taking are skipped: no two senders have the same.
 * A sender that dies gives its rows back by not moving them: they are due again when the lease ends.
 */
export function claimDue<Row extends OutboxRow>(
  database: Transaction,
  { table }: { table: Table },
  { limit, leaseUntil }: { limit: number; leaseUntil: Date },
  now: Date,
): Promise<Row[]> {
  return database.$queryRaw<Row[]>`
    UPDATE ${name(table)} SET "dueAt" = ${leaseUntil}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM ${name(table)}
      WHERE "sentAt" IS NULL AND "failedAt" IS NULL AND "dueAt" <= ${now}
      ORDER BY "dueAt", id
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED
    )
    RETURNING *`;
}

/**
 * Marks a message as sent, even if the lease has ended meanwhile. Its text is deleted: it may hold a link that
 * opens the account, and is not needed any more.
 */
export async function markSent(
  database: Transaction,
  table: Table,
  id: string,
  now: Date,
): Promise<void> {
  const clearedTexts =
    table === "mail_outbox" ? Prisma.sql`, text = '', html = NULL` : Prisma.empty;
  await database.$executeRaw`
    UPDATE ${name(table)}
    SET "sentAt" = ${now}, "failedAt" = NULL, "lastError" = NULL${clearedTexts}
    WHERE id = ${id} AND "sentAt" IS NULL`;
}

/** What became of an attempt that failed: `dueAt` of the next one, or null when there is none. */
type Failure = { attempts: number; error: string; dueAt: Date | null };

/** Only while this process holds the lease: a newer attempt may be running, or may have been sent. */
export async function markUnsent(
  database: Transaction,
  table: Table,
  id: string,
  { attempts, error, dueAt }: Failure,
  now: Date,
): Promise<void> {
  await database.$executeRaw`
    UPDATE ${name(table)} SET
      "lastError" = ${error.slice(0, 500)},
      "dueAt" = ${dueAt ?? now},
      "failedAt" = ${dueAt === null ? now : null}
    WHERE id = ${id} AND attempts = ${attempts} AND "sentAt" IS NULL`;
}
