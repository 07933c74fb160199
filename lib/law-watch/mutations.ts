import "server-only";

import type { AuthorizedUserId } from "@/lib/auth/account";
import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/database";
import { keysOfChange } from "@/lib/engine/citations/norm-keys";
import { lawChangeColumns, toLawChange } from "@/lib/law-watch/data";
import type { NewLawChange } from "@/lib/law-watch/schema";
import type { LawChange } from "@/lib/law-watch/types";

/** Stores a change; its documents are still to be marked. */
export async function insertLawChange(
  tx: Transaction,
  change: NewLawChange,
  now: Date,
): Promise<LawChange> {
  const data = { ...change, id: newId(), createdAt: now };
  return toLawChange(await tx.lawChange.create({ data, select: lawChangeColumns }));
}

/** The words of a notification; the document's name stands in the first line of the text. */
export type NoticeWords = { title: string; text: string; siteUrl: string };

/**
 * Marks the next documents of a change and tells their owners, in the list and, where it is set up, in
 * Telegram. One statement: a document is marked, told of and passed over together or not at all, so
 * that a restart neither forgets one nor tells of it twice.
 * @returns how many were looked at: fewer than `limit` means that the change is done.
 */
export async function markNextDocuments(
  database: Transaction,
  change: LawChange,
  { title, text, siteUrl }: NoticeWords,
  { limit, now }: { limit: number; now: Date },
): Promise<number> {
  const [row] = await database.$queryRaw<{ seen: number }[]>`
    WITH seen AS MATERIALIZED (
      SELECT d.id, d."userId", d.name, d.edition,
        u."telegramBotToken" IS NOT NULL AND u."telegramChannelId" IS NOT NULL AS "hasTelegram"
      FROM user_documents d
      JOIN users u ON u.id = d."userId"
      WHERE d.id > (SELECT "markedUpTo" FROM law_changes WHERE id = ${change.id})
        AND d.status = 'completed'
        AND d."createdAt" <= ${new Date(change.createdAt)}::timestamptz
        AND d."citedNorms" && ${keysOfChange(change)}::text[]
      ORDER BY d.id LIMIT ${limit}::int
    ), marked AS (
      INSERT INTO document_law_notices (id, "documentId", "changeId", edition, "createdAt")
      SELECT left(replace(gen_random_uuid()::text, '-', ''), 24), id, ${change.id}::text, edition,
        ${now}::timestamptz
      FROM seen
      ON CONFLICT ("documentId", "changeId") DO NOTHING
      RETURNING "documentId"
    ), told AS (
      INSERT INTO notifications (id, "userId", title, message, type, link, "createdAt")
      SELECT left(replace(gen_random_uuid()::text, '-', ''), 24), "userId", ${title}::text,
        name || ${text}::text, 'warning', '/documents/' || id, ${now}::timestamptz
      FROM seen JOIN marked ON marked."documentId" = seen.id
    ), queued AS (
      INSERT INTO telegram_outbox (id, "userId", text, "dueAt", "createdAt")
      SELECT left(replace(gen_random_uuid()::text, '-', ''), 24), "userId",
        left(${title}::text || E'\n\n' || name || ${text}::text, 4000)
          || E'\n\n' || ${siteUrl}::text || '/documents/' || id,
        ${now}::timestamptz, ${now}::timestamptz
      FROM seen JOIN marked ON marked."documentId" = seen.id
      WHERE "hasTelegram"
    )
    UPDATE law_changes SET
      "markedUpTo" = GREATEST("markedUpTo", COALESCE((SELECT max(id) FROM seen), '')),
      "markedAt" = CASE
        WHEN (SELECT count(*) FROM seen) < ${limit}::int THEN ${now}::timestamptz
      END
    WHERE id = ${change.id} AND "markedAt" IS NULL
    RETURNING (SELECT count(*)::int FROM seen) AS seen`;
  return row?.seen ?? 0;
}

/**
 * Closes open notices of one of the user's documents: a new edition follows the law now, or the owner
 * has looked and kept the text.
 * @returns how many of them were open.
 */
export async function closeNotices(
  tx: Transaction,
  userId: AuthorizedUserId,
  { documentId, notices }: { documentId: string; notices: string[] },
  closed: { acceptedAt: Date } | { dismissedAt: Date },
): Promise<number> {
  const { count } = await tx.documentLawNotice.updateMany({
    where: {
      id: { in: notices },
      documentId,
      document: { userId },
      acceptedAt: null,
      dismissedAt: null,
    },
    data: closed,
  });
  return count;
}
