import "server-only";

import type { AuthorizedUserId } from "@/lib/auth/account";
import { newId } from "@/lib/core/ids";
import { toMoscowDate, toMoscowMonth } from "@/lib/core/moscow-time";
import type { Transaction } from "@/lib/db/database";
import { type DocumentRow, documentColumns } from "@/lib/documents/data";
import type { DocumentFormat } from "@/lib/documents/types";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentTree } from "@/lib/engine/tree/document";

/**
 * Counts one more document of the user in the current Moscow month, unless the limit is reached.
 * One conditional statement: of any number of parallel calls no more succeed than the limit lets.
 * @returns whether the document may be made.
 */
export async function takeDocumentSlot(
  tx: Transaction,
  userId: AuthorizedUserId,
  now: Date,
): Promise<boolean> {
  const month = toMoscowMonth(now);
  const changed = await tx.$executeRaw`
    UPDATE users SET
      documentscreated = CASE WHEN "documentsMonth" = ${month} THEN documentscreated + 1 ELSE 1 END,
      "documentsMonth" = ${month},
      updatedat = ${now}
    WHERE id = ${userId} AND (
      documentslimit = -1
      OR (CASE WHEN "documentsMonth" = ${month} THEN documentscreated ELSE 0 END) < documentslimit
    )`;
  return changed === 1;
}

/** A finished document with its first edition. */
export async function insertDocument(
  tx: Transaction,
  userId: AuthorizedUserId,
  document: { answers: DocumentAnswers; tree: DocumentTree; text: string },
  now: Date,
): Promise<DocumentRow> {
  const { answers, tree, text } = document;
  const row = await tx.userDocument.create({
    data: {
      id: newId(),
      userId,
      templateId: answers.type,
      name: tree.title,
      type: answers.type,
      formData: answers,
      generatedContent: text,
      status: "completed",
      edition: 1,
      createdAt: now,
      updatedAt: now,
    },
    select: documentColumns,
  });
  await tx.documentVersion.create({
    data: {
      id: newId(),
      documentId: row.id,
      edition: row.edition,
      templateRevision: tree.revision,
      answers,
      tree,
      generatedContent: text,
      effectiveDate: toMoscowDate(now),
      createdAt: now,
    },
    select: { id: true },
  });
  return row;
}

/** @returns false when the user has no such document. */
export async function deleteDocument(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<boolean> {
  const { count } = await database.userDocument.deleteMany({ where: { id, userId } });
  return count === 1;
}

/** Every export is kept on record (decisions § 3). */
export async function insertExport(
  database: Transaction,
  documentId: string,
  format: DocumentFormat,
  now: Date,
): Promise<void> {
  await database.documentExport.create({
    data: { id: newId(), documentId, format, exportedAt: now },
    select: { id: true },
  });
}
