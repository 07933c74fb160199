/**
 * Typography for pages: that of documents, and additional rules for line breaks in browsers. Documents use only
 * `typography.ts`: their writers remove every invisible character.
 */
import { typesetDocument } from "@/lib/russian/typography";
import { insideNumber } from "@/lib/russian/unbroken";

/** Keeps two characters on one line; it has no width, and a text search does not match it. */
const wordJoiner = "\u2060";

/**
 * Typesets one of our texts for a page: see `typesetDocument` of `typography.ts`. In addition, «152-ФЗ», «13.11-й» and
 * «100–300» stay on one line: browsers break after any hyphen and dash. Idempotent.
 */
export function typeset(text: string, before = "", after = ""): string {
  return typesetDocument(text, before, after).replace(insideNumber, wordJoiner);
}

/** Returns the text for pictures, whose font has no zero-width character. */
export const withoutJoiners = (text: string): string => text.replaceAll(wordJoiner, "");
