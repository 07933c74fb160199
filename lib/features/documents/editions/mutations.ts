import "server-only";

import { newId } from "@/lib/core/ids";
import { citedKeys } from "@/lib/engine/citations/cited-norms";
import { citedVersion } from "@/lib/engine/citations/norm-keys";
import { templateIdOf } from "@/lib/engine/industry-templates/chosen";
import { type DocumentRow, documentColumns } from "@/lib/features/documents/data";
import { documentName } from "@/lib/features/documents/document-name";
import type { Edition } from "@/lib/features/documents/editions/edition";
import type { EditionRow } from "@/lib/features/documents/editions/summary";
import { customFieldsOf } from "@/lib/features/documents/industry-templates";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import { Prisma } from "@/lib/platform/db/generated/client";

/**
 * Adds an edition to the record. Nothing ever changes one. In SQL: Prisma walks a JSON value leaf by leaf, and a
 * tree has thousands.
 */
export async function insertEdition(
  tx: Transaction,
  documentId: string,
  { number, answers, tree, text, blanks }: Edition,
  now: Date,
): Promise<EditionRow> {
  const row = {
    edition: number,
    effectiveDate: tree.date,
    templateRevision: tree.revision,
    blankCount: blanks.length,
    createdAt: now,
  };
  await tx.$executeRaw`
    INSERT INTO document_versions (id, "documentId", edition, "templateRevision", answers, tree,
      "generatedContent", "effectiveDate", "blankCount", "createdAt")
    VALUES (${newId()}, ${documentId}, ${row.edition}, ${row.templateRevision},
      ${JSON.stringify(answers)}::jsonb, ${JSON.stringify(tree)}::jsonb, ${text},
      ${row.effectiveDate}, ${row.blankCount}, ${row.createdAt})`;
  return row;
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
