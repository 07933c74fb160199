import "server-only";

import { newId } from "@/lib/core/ids";
import { citedKeys } from "@/lib/engine/citations/cited-norms";
import { citedVersion } from "@/lib/engine/citations/norm-keys";
import { templateIdOf } from "@/lib/engine/industry-templates/chosen-template";
import type { DocumentTree } from "@/lib/engine/tree/document";
import type { Edition } from "@/lib/features/documents/editions/edition";
import { shareLawChangesLock } from "@/lib/features/documents/editions/law-notices";
import { documentName } from "@/lib/features/documents/record/document-name";
import { customFieldsOf } from "@/lib/features/documents/record/stored-answers";
import {
  type DocumentRow,
  documentColumns,
  type EditionRow,
} from "@/lib/features/documents/record/summaries";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import { Prisma } from "@/lib/platform/db/generated/client";

/**
 * Locks the owner's row first, as an insert does. Otherwise there could be a deadlock: a deletion of the account locks
 * that row and waits for the document's, while this transaction has locked the document's row and waits for the
 * owner's.
 */
export async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT id FROM users WHERE id = ${userId} FOR KEY SHARE`;
}

/** Adds the new edition of a document to its history. Stored editions never change. */
export async function insertEdition(
  tx: Transaction,
  documentId: string,
  edition: Edition,
  now: Date,
): Promise<EditionRow> {
  const row = toEditionRow(edition, now);
  const document = Prisma.sql`user_documents WHERE id = ${documentId}`;
  await tx.$executeRaw`
    WITH edition AS (${insertionOf(row, edition.tree, document)}) ${shareLawChangesLock}`;
  return row;
}

/**
 * Inserts a finished document with its first edition. One statement, in SQL: Prisma walks a JSON value leaf by leaf,
 * and a tree has thousands.
 */
export async function insertDocument(
  tx: Transaction,
  userId: AuthorizedUserId,
  edition: Edition,
  now: Date,
): Promise<{ row: DocumentRow; stored: EditionRow }> {
  const id = newId();
  const stored = toEditionRow(edition, now);
  const { templateId, formData, customFields, generatedContent, citedNorms, ...columns } =
    newestEditionData(edition);
  const { name, type, status } = columns;
  const customJson = customFields === Prisma.DbNull ? null : JSON.stringify(customFields);
  await tx.$executeRaw`
    WITH document AS (
      INSERT INTO user_documents (id, "userId", "templateId", name, type, "formData", "customFields",
        "generatedContent", status, edition, "citedNorms", "citedVersion", "createdAt", "updatedAt")
      VALUES (${id}, ${userId}, ${templateId}, ${name}, ${type}, ${JSON.stringify(formData)}::jsonb,
        ${customJson}::jsonb, ${generatedContent}, ${status}, ${columns.edition}, ${citedNorms}::text[],
        ${columns.citedVersion}, ${now}, ${now})
      RETURNING id, "formData", "generatedContent"
    ), edition AS (${insertionOf(stored, edition.tree, Prisma.sql`document`)})
    ${shareLawChangesLock}`;
  const unpublished = { publicId: null, allowsIndexing: false, publishedAt: null };
  const times = { createdAt: now, updatedAt: now };
  const row = {
    id,
    name,
    type,
    status,
    edition: columns.edition,
    formData,
    ...unpublished,
    ...times,
  };
  return { row, stored };
}

function toEditionRow({ number, tree, blanks }: Edition, now: Date): EditionRow {
  return {
    edition: number,
    effectiveDate: tree.date,
    templateRevision: tree.revision,
    blankCount: blanks.length,
    createdAt: now,
  };
}

/** Answers and text are not repeated: the statement takes them from the document. */
function insertionOf(row: EditionRow, tree: DocumentTree, document: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO document_versions (id, "documentId", edition, "templateRevision", answers, tree,
      "generatedContent", "effectiveDate", "blankCount", "createdAt")
    SELECT ${newId()}, id, ${row.edition}::int, ${row.templateRevision}, "formData",
      ${JSON.stringify(tree)}::jsonb, "generatedContent", ${row.effectiveDate}, ${row.blankCount}::int,
      ${row.createdAt}::timestamptz
    FROM ${document}`;
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
 * Updates a document to its next edition. One conditional statement: of any number of parallel calls exactly one finds
 * the document at the previous edition.
 * @returns null when the document was deleted or has another newest edition.
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
