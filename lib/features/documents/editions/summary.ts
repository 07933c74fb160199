import "server-only";

import type { EditionSummary } from "@/lib/features/documents/responses";
import type { Prisma } from "@/lib/platform/db/generated/client";

/** An edition as lists show it: no text, no tree. */
export const editionColumns = {
  edition: true,
  effectiveDate: true,
  templateRevision: true,
  blankCount: true,
  createdAt: true,
} as const;

export type EditionRow = Prisma.DocumentVersionGetPayload<{ select: typeof editionColumns }>;

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
