import "server-only";

import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import { documentNotFound } from "@/lib/features/documents/record/data";
import type { EditionSummary } from "@/lib/features/documents/record/responses";
import { editionColumns, toEditionSummary } from "@/lib/features/documents/record/summaries";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * The editions of one of the user's documents, newest first: all of them, since a row contains no text.
 * @throws DomainError NOT_FOUND when there is no such document, or it is another user's, or a draft.
 */
export async function listEditions(
  database: Transaction,
  userId: AuthorizedUserId,
  documentId: string,
): Promise<EditionSummary[]> {
  const rows = await database.documentVersion.findMany({
    where: { documentId, document: { userId } },
    orderBy: { edition: "desc" },
    select: editionColumns,
  });
  if (rows.length === 0) throw documentNotFound();
  return rows.map(toEditionSummary);
}

/** An edition with its text. */
type EditionText = { summary: EditionSummary; tree: DocumentTree };

/** Two editions of one of the user's documents with their texts. @throws DomainError NOT_FOUND */
export async function getTwoEditions(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<{ from: EditionText; to: EditionText }> {
  const rows = await database.documentVersion.findMany({
    where: { documentId: id, document: { userId }, edition: { in: [from, to] } },
    select: { ...editionColumns, tree: true },
  });
  const textOf = (edition: number) => {
    const row = rows.find((candidate) => candidate.edition === edition);
    if (!row) throw documentNotFound();
    return { summary: toEditionSummary(row), tree: parseStoredTree(row.tree) };
  };
  return { from: textOf(from), to: textOf(to) };
}

/**
 * Returns the type, the number and the answers of the newest edition of one of the user's documents.
 * @throws DomainError NOT_FOUND when there is none, or it is another user's, or a draft.
 */
export async function getNewestEdition(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<{ type: DocumentType; edition: number; answers: DocumentAnswers }> {
  const row = await database.userDocument.findFirst({
    where: { id, userId, status: "completed" },
    select: { type: true, formData: true, edition: true },
  });
  if (!row) throw documentNotFound();
  // Our schema parsed the stored value when it came in.
  const { type, edition, formData } = row;
  return { type: type as DocumentType, edition, answers: formData as DocumentAnswers };
}
