import "server-only";

import { createHash } from "node:crypto";
import { DomainError } from "@/lib/core/errors";
import { toFileName } from "@/lib/core/text/file-name";
import { writeHtmlPage } from "@/lib/engine/writers/html";
import { pageCss } from "@/lib/engine/writers/html/page-css";
import { contentDisposition, documentFileName } from "@/lib/features/documents/export/file-name";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";
import { insertExports } from "@/lib/features/documents/export/mutations";
import { renderDocument } from "@/lib/features/documents/export/render-document";
import {
  documentNotFound,
  getStoredDocument,
  type StoredDocument,
  withLogo,
} from "@/lib/features/documents/record/data";
import * as mutations from "@/lib/features/documents/record/mutations";
import { canExport } from "@/lib/features/documents/rights/plan-rights";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

/** @throws DomainError NOT_FOUND */
export async function deleteDocument(
  database: Database,
  userId: AuthorizedUserId,
  id: string,
): Promise<void> {
  if (!(await mutations.deleteDocument(database, userId, id))) throw documentNotFound();
}

/** The page's only style sheet, by its hash: the policy allows no other. */
const pageStyle = `'sha256-${createHash("sha256").update(pageCss).digest("base64")}'`;

/**
 * An edition of one of the user's documents as a complete HTML page, with the styles that its policy must allow.
 * @throws DomainError NOT_FOUND
 */
export async function viewDocument(
  database: Database,
  userId: AuthorizedUserId,
  request: { id: string; edition?: number },
): Promise<{ html: string; styles: string[] }> {
  const { tree } = await getStoredDocument(database, userId, request);
  return { html: writeHtmlPage(tree), styles: [pageStyle] };
}

/**
 * Exports an edition of one of the caller's documents as a file. Records the export when the file is sent (`recorded`),
 * not for a request of only its headers.
 * @throws DomainError NOT_FOUND, PREMIUM_REQUIRED; UNAVAILABLE when too many files are being made.
 */
export async function exportDocument(
  database: Database,
  { userId, account }: Caller,
  request: { id: string; edition?: number; format: DocumentFormat; recorded: boolean },
  now: Date,
): Promise<DownloadFile> {
  const { id, format, recorded } = request;
  // First: for another user's document the error must be NOT_FOUND, not one about plans.
  const stored = await getStoredDocument(database, userId, request);
  if (!canExport(account, format, stored.tree.documentType)) {
    throw new DomainError(
      "PREMIUM_REQUIRED",
      "Скачивание в форматах DOCX и PDF доступно на премиум-плане. Подробнее: /premium",
    );
  }
  const file = await renderDownload(await withLogo(database, stored, format), format);
  if (recorded) await insertExports(database, id, [format], now);
  return file;
}

/** The .docx of a disclaimer that was just created: free on every plan (docs/specification/plans.md#paid-rights). */
export async function exportNewDisclaimer(
  database: Database,
  { id, ...stored }: StoredDocument & { id: string },
  now: Date,
): Promise<DownloadFile> {
  const file = await renderDownload(stored, "docx");
  await insertExports(database, id, ["docx"], now);
  return file;
}

async function renderDownload(
  stored: StoredDocument,
  format: DocumentFormat,
): Promise<DownloadFile> {
  const { fileName, ...file } = await renderFile(stored, format);
  // The file name of the text is a contract (docs/specification/api.md#calls); those of other formats contain owner and
  // date.
  const name = format === "txt" ? toFileName(stored.tree.title, format) : fileName;
  return { ...file, disposition: contentDisposition(name) };
}

/** Renders a document as a file with its name, without database and user. */
export async function renderFile(
  { owner, subject, tree }: StoredDocument,
  format: DocumentFormat,
): Promise<{ body: Uint8Array<ArrayBuffer>; contentType: string; fileName: string }> {
  const { bytes, contentType } = await renderDocument(tree, format);
  const { documentType: type, date } = tree;
  return {
    body: bytes,
    contentType,
    fileName: documentFileName({ type, subject, owner, date, format }),
  };
}
