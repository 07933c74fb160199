import "server-only";

import { eachRow, longTextPageSize, pageSize } from "@/lib/features/account-data/export/each-row";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import { newestFirst } from "@/lib/platform/db/newest-first";

/** Documents and drafts, newest first, without their editions. */
export function exportDocuments(database: Transaction, userId: AuthorizedUserId) {
  return eachRow((after) =>
    database.userDocument.findMany({
      where: { userId, ...after },
      orderBy: newestFirst,
      take: pageSize,
      select: {
        id: true,
        name: true,
        type: true,
        status: true,
        formData: true,
        siteId: true,
        publicId: true,
        allowsIndexing: true,
        takesRequests: true,
        publishedAt: true,
        createdAt: true,
        updatedAt: true,
        qrCode: { select: { downloadCount: true } },
      },
    }),
  );
}

/** The editions of one of the user's documents with answers and text, oldest first. */
export async function* exportEditions(
  database: Transaction,
  userId: AuthorizedUserId,
  documentId: string,
) {
  let last = 0;
  for (;;) {
    const editions = await database.documentVersion.findMany({
      where: { documentId, document: { userId }, edition: { gt: last } },
      orderBy: { edition: "asc" },
      take: longTextPageSize,
      select: {
        edition: true,
        effectiveDate: true,
        createdAt: true,
        answers: true,
        generatedContent: true,
      },
    });
    yield* editions;
    if (editions.length < longTextPageSize) return;
    last = editions.at(-1)?.edition ?? last;
  }
}

/** The last thousand downloads of a document's files. */
export function listExports(database: Transaction, documentId: string) {
  return database.documentExport.findMany({
    where: { documentId },
    orderBy: { exportedAt: "desc" },
    take: 1000,
    select: { format: true, exportedAt: true },
  });
}
