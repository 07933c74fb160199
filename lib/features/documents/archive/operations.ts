import "server-only";

import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import {
  type ArchivedFiles,
  type ArchiveFormat,
  ArchiveNames,
  archiveFormats,
  archiveName,
  sortForArchive,
  writeManifest,
} from "@/lib/features/documents/archive/contents";
import {
  type ArchivedDocument,
  listFinishedDocuments,
} from "@/lib/features/documents/archive/data";
import { writeReadme } from "@/lib/features/documents/archive/readme";
import { archiveCapacity } from "@/lib/features/documents/archive/schema";
import { type ArchiveFile, zipStream } from "@/lib/features/documents/archive/zip-stream";
import { contentDisposition } from "@/lib/features/documents/export/file-name";
import { insertExports } from "@/lib/features/documents/export/mutations";
import { renderDocument } from "@/lib/features/documents/export/render-document";
import {
  documentNotFound,
  getStoredDocument,
  type StoredDocument,
  withLogo,
} from "@/lib/features/documents/record/data";
import { canExport } from "@/lib/features/documents/rights/plan-rights";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";
import { log } from "@/lib/platform/log/log";

/**
 * Exports the caller's documents as a ZIP, the newest edition of each in every format of the plan: the given ones, or
 * (`ids` null) all up to the capacity. Written while it is sent; each file is recorded as an export.
 * @throws DomainError NOT_FOUND when one of the given documents is absent, a draft or another user's, or when there are
 * none.
 */
export async function exportArchive(
  database: Database,
  caller: Caller,
  {
    ids,
    site,
    capacity = archiveCapacity,
  }: { ids: readonly string[] | null; site?: string | undefined; capacity?: number },
  now: Date,
): Promise<DownloadFile> {
  const { documents, total } = await listFinishedDocuments(database, caller.userId, {
    ids,
    site,
    limit: capacity,
  });
  if (ids && documents.length < ids.length) throw documentNotFound();
  if (documents.length === 0) {
    throw new DomainError("NOT_FOUND", "У вас пока нет документов: скачивать нечего.");
  }
  const formats = archiveFormats.filter((format) => canExport(caller.account, format));
  const packing = { database, caller, documents: sortForArchive(documents), formats, total, now };
  return {
    body: zipStream(logged(pack(packing))),
    contentType: "application/zip",
    disposition: contentDisposition(archiveName(documents, now)),
  };
}

type Packing = {
  database: Database;
  caller: Caller;
  documents: readonly ArchivedDocument[];
  formats: readonly ArchiveFormat[];
  total: number;
  now: Date;
};

async function* pack(packing: Packing): AsyncGenerator<ArchiveFile> {
  const { database, caller, documents, formats, total, now } = packing;
  const names = new ArchiveNames();
  const packed: ArchivedFiles[] = [];
  for (const document of documents) {
    // One at a time: otherwise all trees would stay in memory as long as the slowest client reads.
    const stored = await findStored(database, caller, document.id);
    if (!stored) continue;
    const { date } = stored.tree;
    const paths = names.pathsOf(document, date, formats);
    for (const format of formats) {
      const { tree } = await withLogo(database, stored, format);
      const { bytes } = await renderDocument(tree, format);
      yield { path: paths[format] ?? "", bytes, date };
    }
    await insertExports(database, document.id, formats, now);
    packed.push({ ...document, date, paths });
  }
  const date =
    packed
      .map((document) => document.date)
      .sort()
      .at(-1) ?? toMoscowDate(now);
  const utf8 = new TextEncoder();
  yield { path: "README.txt", bytes: utf8.encode(writeReadme(packed, { formats, total })), date };
  yield {
    path: "manifest.json",
    bytes: utf8.encode(writeManifest(packed, { formats, total })),
    date,
  };
}

/** Null when the document was deleted after the archive was begun: it is left out of the manifest too. */
async function findStored(
  database: Database,
  { userId }: Caller,
  id: string,
): Promise<StoredDocument | null> {
  try {
    return await getStoredDocument(database, userId, { id });
  } catch (error) {
    if (error instanceof DomainError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/** The status line is already sent when a file fails, so the error is only logged. */
async function* logged(files: AsyncGenerator<ArchiveFile>): AsyncGenerator<ArchiveFile> {
  try {
    yield* files;
  } catch (error) {
    log.error({ err: error }, "archive broken off");
    throw error;
  }
}
