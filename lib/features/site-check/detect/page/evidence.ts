/** The place of a fact, with an excerpt that tells of nobody. */
import type { Evidence } from "@/lib/features/site-check/detect/detected-site";
import { collapse } from "@/lib/features/site-check/detect/page/elements";
import { maskPersonal } from "@/lib/features/site-check/detect/page/mask-personal";
import {
  lineAt,
  type PageElement,
  type ParsedPage,
} from "@/lib/features/site-check/detect/page/parse-page";

const maxExcerpt = 200;
/** Masks are longer or shorter than what they stand for; more is looked at than is kept. */
const looked = 600;

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
  const from = Math.max(lineStart, offset - 60);
  return toEvidence(file, offset, file.source.slice(from, from + looked));
}

/** A fact of the answer itself: its headers, its cookies. */
export const evidenceOfAnswer = (url: string, excerpt: string): Evidence => ({
  url: cleanUrl(url),
  line: 1,
  excerpt: toExcerpt(excerpt),
});

export function toEvidence(
  file: { url: string; lineStarts: readonly number[] },
  offset: number,
  text: string,
): Evidence {
  return {
    url: cleanUrl(file.url),
    line: lineAt(file.lineStarts, offset),
    excerpt: toExcerpt(text),
  };
}

function toExcerpt(text: string): string {
  const masked = maskPersonal(collapse(text.slice(0, looked)));
  return masked.length > maxExcerpt ? `${masked.slice(0, maxExcerpt - 1)}…` : masked;
}

const cleanUrl = (url: string) => maskPersonal(url.replace(/#.*$/s, ""));
