/** The contents of an archive: the names of its files and the two files that describe the rest. Pure. */
import { type IsoDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import type { ArchivedDocument } from "@/lib/features/documents/archive/data";
import { documentFileName, safeFileName } from "@/lib/features/documents/export/file-name";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";

/** The formats of an archive, one folder each. Markdown is only included on request. */
export const archiveFormats = ["txt", "html", "docx", "pdf"] as const satisfies DocumentFormat[];
export type ArchiveFormat = (typeof archiveFormats)[number];

/** A document and its files in the archive. */
export type ArchivedFiles = ArchivedDocument & {
  date: IsoDate;
  paths: Partial<Record<ArchiveFormat, string>>;
};

/** In the order of the catalogue, then oldest first, so that the same documents are always listed in the same way. */
export function sortForArchive(documents: readonly ArchivedDocument[]): ArchivedDocument[] {
  return documents.toSorted(
    (left, right) =>
      documentTypes.indexOf(left.type) - documentTypes.indexOf(right.type) ||
      compare(left.createdAt, right.createdAt) ||
      compare(left.id, right.id),
  );
}

const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/** Gives different names to documents of the same type, owner and day: `…_2026-11-21_2.txt`. */
export class ArchiveNames {
  private readonly nameCounts = new Map<string, number>();

  /** The paths of one document: the same name in each folder. */
  pathsOf(
    document: ArchivedDocument,
    date: IsoDate,
    formats: readonly ArchiveFormat[],
  ): ArchivedFiles["paths"] {
    const { type, owner, subject } = document;
    const nameIn = (format: ArchiveFormat) =>
      documentFileName({ type, owner, date, format, subject });
    const stem = nameIn("txt").replace(/\.txt$/, "");
    // Some file systems do not distinguish names that differ only in case.
    const key = stem.toLowerCase();
    const count = (this.nameCounts.get(key) ?? 0) + 1;
    this.nameCounts.set(key, count);
    const suffix = count === 1 ? "" : `_${count}`;
    return Object.fromEntries(
      formats.map((format) => {
        const name = nameIn(format).replace(/\.\w+$/, "");
        return [format, `${format.toUpperCase()}/${name}${suffix}.${format}`];
      }),
    );
  }
}

/** «Документы_ООО_Ромашка_2026-11-21.zip»; without the name when the documents belong to several owners. */
export function archiveName(documents: readonly ArchivedDocument[], now: Date): string {
  const owners = new Set(documents.map(({ owner }) => owner));
  const [owner = ""] = owners.size === 1 ? owners : [];
  return safeFileName(["Документы", owner, toMoscowDate(now)].filter(Boolean).join(" "), "zip");
}

/** `manifest.json`: a machine-readable list. Contains no current time, so that repeated archives are identical. */
export function writeManifest(
  documents: readonly ArchivedFiles[],
  { formats, total }: { formats: readonly ArchiveFormat[]; total: number },
): string {
  const leftOut = archiveFormats.filter((format) => !formats.includes(format));
  const manifest = {
    version: 1,
    formats,
    /** Formats that the plan does not include. */
    formatsLeftOut: leftOut,
    documentsTotal: total,
    documents: documents.map(({ paths, subject: _inName, ...document }) => ({
      ...document,
      files: paths,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
