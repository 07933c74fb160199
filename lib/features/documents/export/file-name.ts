import { create } from "content-disposition";
import { typeDefinitions } from "@/content/documents/type-definitions";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { printableLine } from "@/lib/engine/writers/shared/written-form";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";
import { transliterate } from "@/lib/russian/transliterate";

/** Some clients cut names of more than about forty Cyrillic letters; file systems allow 255 bytes. */
const maxNameLength = 80;

/** Enough characters to tell an owner's consents apart. */
const maxSubjectLength = 24;

/**
 * The file name of a document: type, owner, date of the edition. «Отказ_от_соцсетей_Ромашка.docx» has no date, and its
 * beginning is fixed (docs/specification/documents.md#files).
 */
export function documentFileName(document: {
  type: DocumentType;
  /** The purpose of a consent, since an owner has several. Null when it is for all purposes of the site. */
  subject?: string | null | undefined;
  /** The owner's name, as typed. */
  owner: string;
  date: IsoDate;
  format: DocumentFormat;
}): string {
  const { type, subject, owner, date, format } = document;
  const end = `${type === "socialDisclaimer" ? "" : `_${date}`}.${format}`;
  const start = subject
    ? `Согласие_${cutAtWord(safeName(subject), maxSubjectLength)}_`
    : `${typeDefinitions[type].filePrefix}_`;
  const remainingLength = maxNameLength - start.length - end.length;
  const parts = cut(safeName(owner), remainingLength);
  return parts === "" ? `${start.slice(0, -1)}${end}` : `${start}${parts}${end}`;
}

/**
 * The file name for any title (docs/specification/documents.md#files), safe on every system: path separators,
 * characters reserved by Windows and shells, and invisible characters become `_`.
 */
export function safeFileName(name: string, format: DocumentFormat | "zip"): string {
  const end = `.${format}`;
  return `${cut(safeName(name), maxNameLength - end.length) || "document"}${end}`;
}

function cut(name: string, length: number): string {
  return [...name]
    .slice(0, length)
    .join("")
    .replace(/[_.,]+$/, "");
}

/** Cuts at the end of a word if possible. */
function cutAtWord(name: string, length: number): string {
  const whole = cut(name, length);
  return whole === name ? name : whole.replace(/(?<=.)_[^_]*$/, "");
}

function safeName(text: string): string {
  return (
    printableLine(text)
      .replace(/[^\p{L}\p{M}\p{N}.,()+№-]+/gu, "_")
      .replace(/_*([.,])_*/g, "$1")
      // A leading dot hides a file, a leading dash reads as an option.
      .replace(/^[_.,-]+|_+$/g, "")
  );
}

/**
 * The `Content-Disposition` of a file to save (RFC 6266): an ASCII name for old clients, the real one in `filename*`.
 * Node refuses Cyrillic letters in a header.
 */
export function contentDisposition(name: string): string {
  const fallback = transliterate(name).replace(/["\\%]/g, "_");
  return create(name, { fallback });
}
