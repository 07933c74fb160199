import "server-only";

import { type PaperId, paperDefinition } from "@/content/internal-papers/definitions";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { TextTree } from "@/lib/engine/tree/document";
import { type ArchiveFile, zipStream } from "@/lib/features/documents/archive/zip-stream";
import { contentDisposition, safeFileName } from "@/lib/features/documents/export/file-name";
import { renderDocument } from "@/lib/features/documents/export/render-document";
import {
  findAdopted,
  findInstance,
  findPaperAnswers,
  paperNotFound,
} from "@/lib/features/internal-papers/data";
import {
  neededPapers,
  type PaperFacts,
  toPaperFacts,
  writeInstance,
} from "@/lib/features/internal-papers/model/instances";
import type { PaperFileQuery } from "@/lib/features/internal-papers/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import { loadPaperForm, paperSource } from "@/lib/platform/content/papers";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

type PaperFileRequest = {
  id: string;
  paper: PaperId;
  format: PaperFileQuery["format"];
  recipient?: string | undefined;
  adoption?: string | undefined;
};

/**
 * A paper as a file: its current text, or the adopted one (docs/specification/internal-papers.md#one-paper).
 * @throws DomainError NOT_FOUND; UNAVAILABLE when too many files wait.
 */
export async function downloadPaper(
  database: Database,
  { userId }: Caller,
  { id, paper, format, recipient, adoption }: PaperFileRequest,
  now: Date,
): Promise<DownloadFile> {
  const today = toMoscowDate(now);
  const { site, answersOfSite } = await findPaperAnswers(database, userId, id);
  if (adoption !== undefined) {
    const { tree, subject, adoptedOn } = await findAdopted(database, userId, {
      id,
      paper,
      adoption,
    });
    return toFile(tree, format, nameOf({ paper, subject, address: site.address, day: adoptedOn }));
  }
  const current = toPaperFacts(await loadPaperForm(), answersOfSite, today);
  const instance = findInstance(current, { paper, recipient });
  if (!instance) throw paperNotFound();
  const tree = writeInstance(await paperSource(paper), current, instance);
  const subject = instance.recipient?.name ?? null;
  return toFile(tree, format, nameOf({ paper, subject, address: site.address, day: today }));
}

/**
 * A ZIP of all papers that the owner needs, DOCX and PDF, written while it is sent.
 * @throws DomainError NOT_FOUND
 */
export async function downloadPapers(
  database: Database,
  { userId }: Caller,
  { id }: { id: string },
  now: Date,
): Promise<DownloadFile> {
  const { site, answersOfSite } = await findPaperAnswers(database, userId, id);
  const date = toMoscowDate(now);
  const current = toPaperFacts(await loadPaperForm(), answersOfSite, date);
  return {
    body: zipStream(pack(current)),
    contentType: "application/zip",
    disposition: contentDisposition(
      safeFileName(`Внутренние_документы_${site.address}_${date}`, "zip"),
    ),
  };
}

async function* pack(current: PaperFacts): AsyncGenerator<ArchiveFile> {
  const { date } = current;
  for (const [index, instance] of neededPapers(current).entries()) {
    const tree = writeInstance(await paperSource(instance.paper), current, instance);
    const subject = instance.recipient?.name ?? null;
    // The number keeps the order of the screen and distinguishes two recipients with the same name.
    const name = `${String(index + 1).padStart(2, "0")}_${nameOf({ paper: instance.paper, subject })}`;
    for (const format of ["docx", "pdf"] as const) {
      const { bytes } = await renderDocument(tree, format);
      yield { path: `${format.toUpperCase()}/${safeFileName(name, format)}`, bytes, date };
    }
  }
}

type FileNameParts = { paper: PaperId; subject: string | null; address?: string; day?: string };

const nameOf = ({ paper, subject, address, day }: FileNameParts): string =>
  [paperDefinition(paper).filePrefix, subject, address, day].filter(Boolean).join("_");

async function toFile(
  tree: TextTree,
  format: PaperFileQuery["format"],
  name: string,
): Promise<DownloadFile> {
  const { bytes, contentType } = await renderDocument(tree, format);
  return { body: bytes, contentType, disposition: contentDisposition(safeFileName(name, format)) };
}
