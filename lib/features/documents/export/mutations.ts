import "server-only";

import { newId } from "@/lib/core/ids";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";
import type { Transaction } from "@/lib/platform/db/database";

/** Records exports (docs/specification/documents.md#exports), those in an archive too. */
export async function insertExports(
  database: Transaction,
  documentId: string,
  formats: readonly DocumentFormat[],
  now: Date,
): Promise<void> {
  await database.documentExport.createMany({
    data: formats.map((format) => ({ id: newId(), documentId, format, exportedAt: now })),
  });
}
