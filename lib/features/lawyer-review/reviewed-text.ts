import "server-only";

import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { templateIdOf } from "@/lib/engine/industry-templates/chosen-template";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import { documentNotFound } from "@/lib/features/documents/record/data";
import { findTemplateSource } from "@/lib/features/templates/in-force/template-source";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

export const documentOfLink = {
  id: true,
  userId: true,
  type: true,
  status: true,
  edition: true,
  formData: true,
  updatedAt: true,
} as const;
export type DocumentOfLink = Prisma.UserDocumentGetPayload<{ select: typeof documentOfLink }>;

/**
 * The text that a link shows: an edition, or the draft as it was when the link was created.
 * @throws DomainError NOT_FOUND
 */
export async function readReviewedText(
  database: Transaction,
  link: { documentId: string; edition: number; tree: unknown },
): Promise<DocumentTree> {
  if (link.tree !== null) return parseStoredTree(link.tree);
  return readEdition(database, link.documentId, link.edition);
}

/**
 * The current text of a document: its newest edition, or its draft with blanks for missing answers.
 * @throws DomainError NOT_FOUND; VALIDATION for a draft of an industry template that no longer exists.
 */
export function readNewestText(
  database: Transaction,
  document: DocumentOfLink,
  now: Date,
): Promise<DocumentTree> {
  return document.status === "draft"
    ? writeDraft(database, document, now)
    : readEdition(database, document.id, document.edition);
}

async function writeDraft(
  database: Transaction,
  { type, formData }: DocumentOfLink,
  now: Date,
): Promise<DocumentTree> {
  // A draft may have been saved without its type among the answers.
  const answers = { ...(formData as AnswersDraft), type: type as DocumentType };
  const source = await findTemplateSource(database, answers.type, templateIdOf(answers));
  return writeDocument(source, answers, {
    date: toMoscowDate(now),
    edition: 1,
    mode: "preview",
  }).tree;
}

async function readEdition(
  database: Transaction,
  documentId: string,
  edition: number,
): Promise<DocumentTree> {
  const version = await database.documentVersion.findUnique({
    where: { documentId_edition: { documentId, edition } },
    select: { tree: true },
  });
  // Deleted a moment ago together with its document.
  if (!version) throw documentNotFound();
  return parseStoredTree(version.tree);
}
