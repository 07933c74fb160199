import "server-only";

import { newId } from "@/lib/core/ids";
import { keysOfChange } from "@/lib/engine/citations/norm-keys";
import { lawChangeColumns, toLawChange } from "@/lib/features/law-watch/data";
import type { LawChange, WithdrawnLawChange } from "@/lib/features/law-watch/responses";
import type { NewLawChange } from "@/lib/features/law-watch/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** Inserts a change; its documents are marked later. */
export async function insertLawChange(
  tx: Transaction,
  change: NewLawChange,
  now: Date,
): Promise<LawChange> {
  const data = { ...change, id: newId(), createdAt: now };
  return toLawChange(await tx.lawChange.create({ data, select: lawChangeColumns }));
}

/** The text of a notification about one document, after its name, or about several, after their names. */
export type NoticeTexts = {
  one: { title: string; text: string };
  several: { title: string; text: string };
  siteUrl: string;
};

/** The page that lists the marked documents (components/features/documents/list/documents-screen.tsx). */
const outdatedDocuments = "/documents?state=outdated";
/** The maximum number of documents named in a notification. */
const namedAtMost = 5;

/**
 * Marks all documents of the next owners affected by a change and notifies each of them once, in the list and, where it
 * is set up, in Telegram. One statement: an owner's documents are marked, the owner notified and counted as done
 * together or not at all, so that a restart neither skips nor repeats anyone. The change's row is locked meanwhile: a
 * withdrawn change marks nothing more.
 * @returns the number of owners examined: fewer than `limit` means that all are done.
 */
export async function markNextOwners(
  database: Transaction,
  change: LawChange,
  { one, several, siteUrl }: NoticeTexts,
  { limit, now }: { limit: number; now: Date },
): Promise<number> {
  const keys = keysOfChange(change);
  const [row] = await database.$queryRaw<{ seen: number }[]>`
    WITH unfinished AS MATERIALIZED (
      SELECT "markedUpTo" FROM law_changes WHERE id = ${change.id} AND "markedAt" IS NULL FOR UPDATE
    ), owners AS MATERIALIZED (
      SELECT DISTINCT d."userId" AS id
      FROM user_documents d
      WHERE d."userId" > (SELECT "markedUpTo" FROM unfinished)
        AND d.status = 'completed'
        AND d."createdAt" <= ${new Date(change.createdAt)}::timestamptz
        AND d."citedNorms" && ${keys}::text[]
      ORDER BY 1 LIMIT ${limit}::int
    ), marked AS (
      INSERT INTO document_law_notices (id, "documentId", "changeId", edition, "createdAt")
      SELECT left(replace(gen_random_uuid()::text, '-', ''), 24), d.id, ${change.id}::text,
        d.edition, ${now}::timestamptz
      FROM user_documents d JOIN owners ON owners.id = d."userId"
      WHERE d.status = 'completed'
        AND d."createdAt" <= ${new Date(change.createdAt)}::timestamptz
        AND d."citedNorms" && ${keys}::text[]
      ORDER BY d.id
      ON CONFLICT ("documentId", "changeId") DO NOTHING
      RETURNING "documentId"
    ), numbered AS (
      SELECT d."userId", d.id, d.name,
        row_number() OVER (PARTITION BY d."userId" ORDER BY d."createdAt" DESC, d.id) AS number
      FROM user_documents d JOIN marked ON marked."documentId" = d.id
    ), news AS (
      SELECT "userId",
        CASE count(*) WHEN 1 THEN ${one.title}::text ELSE ${several.title}::text END AS title,
        CASE count(*)
          WHEN 1 THEN min(name) || ${one.text}::text
          ELSE 'Затронуто документов: ' || count(*)
            || string_agg(E'\n– ' || name, '' ORDER BY number)
              FILTER (WHERE number <= ${namedAtMost}::int)
            || CASE WHEN count(*) > ${namedAtMost}::int
              THEN E'\n– и ещё ' || (count(*) - ${namedAtMost}::int) ELSE '' END
            || ${several.text}::text
        END AS message,
        CASE count(*)
          WHEN 1 THEN '/documents/' || min(id) ELSE ${outdatedDocuments}::text
        END AS link,
        jsonb_agg(jsonb_build_object('id', id, 'name', name) ORDER BY number)
          FILTER (WHERE number <= ${namedAtMost}::int) AS documents
      FROM numbered GROUP BY "userId"
    ), told AS (
      INSERT INTO notifications
        (id, "userId", title, message, type, link, documents, "createdAt")
      SELECT left(replace(gen_random_uuid()::text, '-', ''), 24), "userId", title, message,
        'warning', link, documents, ${now}::timestamptz
      FROM news
    ), queued AS (
      INSERT INTO telegram_outbox (id, "userId", text, "dueAt", "createdAt")
      SELECT left(replace(gen_random_uuid()::text, '-', ''), 24), "userId",
        left(title || E'\n\n' || message, 4000) || E'\n\n' || ${siteUrl}::text || link,
        ${now}::timestamptz, ${now}::timestamptz
      FROM news JOIN users u ON u.id = news."userId"
      WHERE u."telegramBotToken" IS NOT NULL AND u."telegramChannelId" IS NOT NULL
    )
    UPDATE law_changes SET
      "markedUpTo" = GREATEST("markedUpTo", COALESCE((SELECT max(id) FROM owners), '')),
      "markedAt" = CASE
        WHEN (SELECT count(*) FROM owners) < ${limit}::int THEN ${now}::timestamptz
      END
    WHERE id = ${change.id} AND "markedAt" IS NULL
    RETURNING (SELECT count(*)::int FROM owners) AS seen`;
  return row?.seen ?? 0;
}

/**
 * Withdraws a change that was entered by mistake: it marks nothing more, its open notices are deleted, and their owners
 * are notified.
 * @returns null when there is none, or it was withdrawn already.
 */
export async function withdrawLawChange(
  tx: Transaction,
  id: string,
  { title, text, siteUrl }: { title: string; text: string; siteUrl: string },
  now: Date,
): Promise<WithdrawnLawChange | null> {
  const { count } = await tx.lawChange.updateMany({
    where: { id, withdrawnAt: null },
    data: { withdrawnAt: now, markedAt: now },
  });
  if (count === 0) return null;
  const [row] = await tx.$queryRaw<WithdrawnLawChange[]>`
    WITH gone AS (
      DELETE FROM document_law_notices
      WHERE "changeId" = ${id} AND "acceptedAt" IS NULL AND "dismissedAt" IS NULL
      RETURNING "documentId"
    ), owners AS (
      SELECT d."userId" AS id, count(*)::int AS documents
      FROM gone JOIN user_documents d ON d.id = gone."documentId" GROUP BY 1
    ), told AS (
      INSERT INTO notifications (id, "userId", title, message, type, link, "createdAt")
      SELECT left(replace(gen_random_uuid()::text, '-', ''), 24), id, ${title}::text, ${text}::text,
        'info', '/documents', ${now}::timestamptz
      FROM owners
    ), queued AS (
      INSERT INTO telegram_outbox (id, "userId", text, "dueAt", "createdAt")
      SELECT left(replace(gen_random_uuid()::text, '-', ''), 24), owners.id,
        ${title}::text || E'\n\n' || ${text}::text || E'\n\n' || ${siteUrl}::text || '/documents',
        ${now}::timestamptz, ${now}::timestamptz
      FROM owners JOIN users u ON u.id = owners.id
      WHERE u."telegramBotToken" IS NOT NULL AND u."telegramChannelId" IS NOT NULL
    )
    SELECT coalesce(sum(documents), 0)::int AS documents, count(*)::int AS owners FROM owners`;
  return row ?? { documents: 0, owners: 0 };
}

/**
 * Closes open notices of one of the user's documents: either a new edition follows the law, or the owner has decided to
 * keep the text.
 * @returns how many were open.
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
