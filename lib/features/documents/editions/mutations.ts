import "server-only";

import { newId } from "@/lib/core/ids";
import { citedKeys } from "@/lib/engine/citations/cited-norms";
import { citedVersion } from "@/lib/engine/citations/norm-keys";
import { templateIdOf } from "@/lib/engine/industry-templates/chosen";
import { type DocumentRow, documentColumns } from "@/lib/features/documents/data";
import { documentName } from "@/lib/features/documents/document-name";
import type { Edition } from "@/lib/features/documents/editions/edition";
import { type EditionRow, editionColumns } from "@/lib/features/documents/editions/summary";
import { customFieldsOf } from "@/lib/features/documents/industry-templates";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import { Prisma } from "@/lib/platform/db/generated/client";

/** Adds an edition to the record. Nothing ever changes one. */
export function insertEdition(
  tx: Transaction,
  documentId: string,
  { number, answers, tree, text, blanks }: Edition,
  now: Date,
): Promise<EditionRow> {
  return tx.documentVersion.create({
    data: {
      id: newId(),
      documentId,
      edition: number,
      templateRevision: tree.revision,
      answers,
      tree,
      generatedContent: text,
      effectiveDate: tree.date,
      blankCount: blanks.length,
      createdAt: now,
    },
    select: editionColumns,
  });
}

/** The columns of a document that follow its newest edition. */
export function newestEditionData({ number, answers, tree, text }: Edition) {
  return {
    templateId: templateIdOf(answers) ?? answers.type,
    name: documentName(tree.title, answers),
    type: answers.type,
    formData: answers,
    customFields: customFieldsOf(answers) ?? Prisma.DbNull,
    generatedContent: text,
    status: "completed",
    edition: number,
    citedNorms: citedKeys(tree),
    citedVersion,
  };
}

/**
 * Moves a document on to its next edition. One conditional statement: of any number of parallel calls
 * exactly one finds the document at the edition before.
 * @returns null when the document is gone or has another newest edition.
 */
export async function advanceDocument(
  tx: Transaction,
  userId: AuthorizedUserId,
  id: string,
  edition: Edition,
  now: Date,
): Promise<DocumentRow | null> {
  const [row] = await tx.userDocument.updateManyAndReturn({
    where: { id, userId, status: "completed", edition: edition.number - 1 },
    data: { ...newestEditionData(edition), updatedAt: now },
    select: documentColumns,
  });
  return row ?? null;
}
