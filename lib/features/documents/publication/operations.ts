import "server-only";

import { requestFormSwitchTexts } from "@/content/requests/public-form";
import { DomainError, fieldError } from "@/lib/core/errors";
import { contentDisposition } from "@/lib/features/documents/export/file-name";
import type { QrFormat } from "@/lib/features/documents/export/formats";
import {
  findPublication,
  getPublication,
  toPublication,
} from "@/lib/features/documents/publication/data";
import {
  countQrDownload,
  type PublicationChange,
  updatePublication,
} from "@/lib/features/documents/publication/mutations";
import { qrPng, qrSvg } from "@/lib/features/documents/publication/qr-code";
import { documentNotFound } from "@/lib/features/documents/record/data";
import type { Publication } from "@/lib/features/documents/record/responses";
import { scheduleWatchAfterPublication } from "@/lib/features/passport/first-check";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

/**
 * Publishes one of the user's documents, or withdraws it.
 * @throws DomainError NOT_FOUND when there is none, or it is another user's, or a draft.
 */
export async function setPublication(
  database: Database,
  userId: AuthorizedUserId,
  { id, ...change }: { id: string } & PublicationChange,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<Publication> {
  if (change.takesRequests) await requireSite(database, userId, id);
  const row = await updatePublication(database, userId, id, change, now);
  if (row === null) throw documentNotFound();
  if (change.isPublic) await scheduleWatchAfterPublication(database, id, now);
  return toPublication(row, siteUrl);
}

/**
 * The register of requests belongs to a site.
 * @throws DomainError NOT_FOUND; VALIDATION for a document without a site.
 */
async function requireSite(
  database: Database,
  userId: AuthorizedUserId,
  id: string,
): Promise<void> {
  const row = await findPublication(database, userId, id);
  if (row === null) throw documentNotFound();
  if (row.siteId !== null) return;
  throw fieldError("takesRequests", requestFormSwitchTexts.noSite);
}

/**
 * The QR code of a document's public address as a file. A download is counted (`counted`), but neither a request of the
 * headers nor the preview on our page.
 * @throws DomainError NOT_FOUND; CONFLICT while the document is not public.
 */
export async function exportQrCode(
  database: Database,
  userId: AuthorizedUserId,
  { id, format, counted }: { id: string; format: QrFormat; counted: boolean },
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<DownloadFile> {
  const { address, isPublic } = await getPublication(database, userId, id, siteUrl);
  if (!isPublic || address === null) {
    throw new DomainError("CONFLICT", "Сначала откройте документ по ссылке");
  }
  const svg = await qrSvg(address);
  const file =
    format === "svg"
      ? { body: svg, contentType: "image/svg+xml; charset=utf-8" }
      : { body: await qrPng(address), contentType: "image/png" };
  if (counted) await countQrDownload(database, userId, { documentId: id, address, svg }, now);
  return { ...file, disposition: contentDisposition(`QR-код_документа.${format}`) };
}
