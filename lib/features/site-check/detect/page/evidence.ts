/** Builds the evidence of a fact, with an excerpt without personal data. */
import type { Evidence } from "@/lib/features/site-check/detect/detected/detected-site";
import { collapse } from "@/lib/features/site-check/detect/page/elements";
import { maskPersonal } from "@/lib/features/site-check/detect/page/mask-personal";
import {
  lineAt,
  type PageElement,
  type ParsedPage,
} from "@/lib/features/site-check/detect/page/parse-page";

const maxExcerpt = 200;
/** Masks change the length of a text, so more is read than is kept. */
const readLength = 600;
const unsure = 70;

/** A place without its picture. */
export const withoutCrop = ({ crop: _crop, ...place }: Evidence): Omit<Evidence, "crop"> => place;

/** An element's start tag. */
export const evidenceOf = (page: ParsedPage, element: PageElement): Evidence =>
  toEvidence(page, element.start, page.source.slice(element.start, element.startEnd));

/** An element with words that were read of it. */
export const evidenceOfText = (page: ParsedPage, element: PageElement, text: string): Evidence =>
  toEvidence(page, element.start, text);

/** The source around an offset. */
export function evidenceAt(
  file: { url: string; source: string; lineStarts: readonly number[] },
  offset: number,
): Evidence {
  const lineStart = file.lineStarts[lineAt(file.lineStarts, offset) - 1] ?? 0;
  const before = file.source.slice(Math.max(lineStart, offset - readLength), offset);
  const lead = maskPersonal(collapse(before)).slice(-60);
  return {
    url: cleanUrl(file.url),
    line: lineAt(file.lineStarts, offset),
    excerpt: toExcerpt(lead + file.source.slice(offset, offset + readLength)),
  };
}

/** A fact of the answer itself: its headers, its cookies. */
export const evidenceOfResponse = (url: string, excerpt: string): Evidence => ({
  url: cleanUrl(url),
  line: 1,
  excerpt: toExcerpt(excerpt),
});

/** A text that was read at an offset; `max` characters of it are enough. */
export function toEvidence(
  file: { url: string; lineStarts: readonly number[] },
  offset: number,
  text: string,
  max = maxExcerpt,
): Evidence {
  return {
    url: cleanUrl(file.url),
    line: lineAt(file.lineStarts, offset),
    excerpt: toExcerpt(text, max),
  };
}

/** Masked before it is cut, because half an address would not be recognised. */
function toExcerpt(text: string, max = maxExcerpt): string {
  const masked = maskPersonal(collapse(text.slice(0, readLength)));
  // The text was cut when it was read, so its last word may be incomplete.
  const whole = text.length >= maxExcerpt ? masked.slice(0, -unsure) : masked;
  const isShort = whole.length <= max && whole.length === masked.length;
  return isShort ? whole : `${whole.slice(0, max - 1)}…`;
}

const cleanUrl = (url: string) => maskPersonal(url.replace(/#.*$/s, "").slice(0, 1_000));
