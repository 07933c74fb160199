/** What lies in an archive: the names of its files and the two that describe the rest. Pure. */
import { type IsoDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import type { ArchivedDocument } from "@/lib/features/documents/archive/data";
import { documentFileName, safeFileName } from "@/lib/features/documents/export/file-name";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";

/** The formats of an archive, each a folder of its own. Markdown is for those who ask for it. */
export const archiveFormats = ["txt", "html", "docx", "pdf"] as const satisfies DocumentFormat[];
export type ArchiveFormat = (typeof archiveFormats)[number];

/** A document with the files that it has in the archive. */
export type ArchivedFiles = ArchivedDocument & {
  date: IsoDate;
  paths: Partial<Record<ArchiveFormat, string>>;
};

/** The catalogue's order, then the older first: the same documents always lie the same way. */
export function sortForArchive(documents: readonly ArchivedDocument[]): ArchivedDocument[] {
  return documents.toSorted(
    (left, right) =>
      documentTypes.indexOf(left.type) - documentTypes.indexOf(right.type) ||
      compare(left.createdAt, right.createdAt) ||
      compare(left.id, right.id),
  );
}

const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/** Gives documents of the same type, owner and day names that differ: `…_2026-11-21_2.txt`. */
export class ArchiveNames {
  private readonly taken = new Map<string, number>();

  /** The paths of one document, the same name in each folder. */
  pathsOf(
    document: ArchivedDocument,
    date: IsoDate,
    formats: readonly ArchiveFormat[],
  ): ArchivedFiles["paths"] {
    const { type, owner, subject } = document;
    const nameIn = (format: ArchiveFormat) =>
      documentFileName({ type, owner, date, format, subject });
    const stem = nameIn("txt").replace(/\.txt$/, "");
    // Some file systems take two names for one that differ in capitals only.
    const key = stem.toLowerCase();
    const count = (this.taken.get(key) ?? 0) + 1;
    this.taken.set(key, count);
    const suffix = count === 1 ? "" : `_${count}`;
    return Object.fromEntries(
      formats.map((format) => {
        const name = nameIn(format).replace(/\.\w+$/, "");
        return [format, `${format.toUpperCase()}/${name}${suffix}.${format}`];
      }),
    );
  }
}

/** «Документы_ООО_Ромашка_2026-11-21.zip»; without the name where the documents are of several owners. */
export function archiveName(documents: readonly ArchivedDocument[], now: Date): string {
  const owners = new Set(documents.map(({ owner }) => owner));
  const [owner = ""] = owners.size === 1 ? owners : [];
  return safeFileName(["Документы", owner, toMoscowDate(now)].filter(Boolean).join(" "), "zip");
}

/** `manifest.json`: the same for programs. Holds no time of its own, so that its bytes repeat. */
export function writeManifest(
  documents: readonly ArchivedFiles[],
  { formats, total }: { formats: readonly ArchiveFormat[]; total: number },
): string {
  const leftOut = archiveFormats.filter((format) => !formats.includes(format));
  const manifest = {
    version: 1,
    formats,
    /** Formats that the plan does not have. */
    formatsLeftOut: leftOut,
    documentsTotal: total,
    documents: documents.map(({ paths, subject: _inName, ...document }) => ({
      ...document,
      files: paths,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
