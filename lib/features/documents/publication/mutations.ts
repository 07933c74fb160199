import "server-only";

import type { z } from "zod";
import { newId } from "@/lib/core/ids";
import type { PublicationRow } from "@/lib/features/documents/publication/data";
import { newPublicId } from "@/lib/features/documents/publication/public-id";
import type { publicationRequest } from "@/lib/features/documents/publication/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

export type PublicationChange = z.output<typeof publicationRequest>;

/**
 * Publishes a finished document or withdraws it. The URL is generated once, in the same statement, so that parallel
 * calls get the same one, and never changes: printed QR codes lead to this document or nowhere.
 * @returns null when the user has no such document.
 */
export async function updatePublication(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
  { isPublic, allowsIndexing, takesRequests }: PublicationChange,
  now: Date,
): Promise<PublicationRow | null> {
  const [row] = await database.$queryRaw<PublicationRow[]>`
    UPDATE user_documents SET
      "publicId" = CASE WHEN ${isPublic} THEN COALESCE("publicId", ${newPublicId()}) ELSE "publicId" END,
      "publishedAt" = CASE WHEN ${isPublic} THEN COALESCE("publishedAt", ${now}) END,
      "allowsIndexing" = ${allowsIndexing},
      "takesRequests" = COALESCE(${takesRequests ?? null}::boolean, "takesRequests")
    WHERE id = ${id} AND "userId" = ${userId} AND status = 'completed'
    RETURNING "publicId", "allowsIndexing", "publishedAt", "takesRequests", "siteId"`;
  return row ?? null;
}

/** Counts a download of the document's QR code; the first download stores the code, a changed address replaces it. */
export async function countQrDownload(
  database: Transaction,
  userId: AuthorizedUserId,
  code: { documentId: string; address: string; svg: string },
  now: Date,
): Promise<void> {
  const { documentId, address, svg } = code;
  await database.$executeRaw`
    INSERT INTO qr_codes (id, "documentId", "userId", "qrData", "qrSvg", "downloadCount", "createdAt")
    VALUES (${newId()}, ${documentId}, ${userId}, ${address}, ${svg}, 1, ${now})
    ON CONFLICT ("documentId") DO UPDATE SET
      "qrData" = EXCLUDED."qrData",
      "qrSvg" = EXCLUDED."qrSvg",
      "downloadCount" = qr_codes."downloadCount" + 1`;
}
