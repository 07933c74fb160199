import "server-only";

import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { DocumentSummary, EditionSummary } from "@/lib/features/documents/record/responses";
import type { Prisma } from "@/lib/platform/db/generated/client";

/** What a list shows: never the text, which would make a page of two hundred weigh megabytes. */
export const documentColumns = {
  id: true,
  name: true,
  type: true,
  status: true,
  edition: true,
  formData: true,
  publicId: true,
  allowsIndexing: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

export type DocumentRow = Prisma.UserDocumentGetPayload<{ select: typeof documentColumns }>;

/** Converts a row to the API response. The stored values passed our schema when they were saved. */
export function toSummary(row: DocumentRow): DocumentSummary {
  const { id, name, edition, publicId, allowsIndexing, publishedAt } = row;
  const summary = {
    id,
    name,
    type: row.type as DocumentType,
    edition,
    publication: publicId !== null && publishedAt !== null ? { publicId, allowsIndexing } : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
  return row.status === "draft"
    ? { ...summary, status: "draft", formData: row.formData as AnswersDraft }
    : { ...summary, status: "completed", formData: row.formData as DocumentAnswers };
}

/** An edition as lists show it: no text, no tree. */
export const editionColumns = {
  edition: true,
  effectiveDate: true,
  templateRevision: true,
  blankCount: true,
  createdAt: true,
} as const;

export type EditionRow = Prisma.DocumentVersionGetPayload<{ select: typeof editionColumns }>;

/** Converts a row to the API response. */
export function toEditionSummary(row: EditionRow): EditionSummary {
  const { edition, effectiveDate, templateRevision, blankCount, createdAt } = row;
  return {
    edition,
    effectiveDate,
    templateRevision,
    blanks: blankCount,
    createdAt: createdAt.toISOString(),
  };
}
