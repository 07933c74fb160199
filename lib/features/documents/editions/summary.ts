import "server-only";

import type { EditionSummary } from "@/lib/features/documents/responses";

/** What a list of editions shows: no text, no tree. */
export const editionColumns = {
  edition: true,
  effectiveDate: true,
  templateRevision: true,
  blankCount: true,
  createdAt: true,
} as const;

export type EditionRow = {
  edition: number;
  effectiveDate: string;
  templateRevision: string;
  blankCount: number;
  createdAt: Date;
};

/** The columns as the client reads them. */
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
