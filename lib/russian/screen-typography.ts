/**
 * The typography of pages: that of documents, and what a browser would break and paper does not. Documents keep
 * to `typography.ts`: their writers drop every invisible character.
 */
import { typesetDocument } from "@/lib/russian/typography";
import { insideNumber } from "@/lib/russian/unbroken";

/** Keeps two characters on one line; it has no width, and a search does not match it. */
const wordJoiner = "\u2060";

/**
 * Applies typography to one of our texts for a page: see `typesetDocument` of `typography.ts`. Besides, «152-ФЗ»,
 * «13.11-й» and «100–300» stay on one line: browsers break after any hyphen and dash. Setting it twice changes nothing.
 */
export function typeset(text: string, before = "", after = ""): string {
  return typesetDocument(text, before, after).replace(insideNumber, wordJoiner);
}

/** The same text for what is no page: a picture, whose font has no letter without a width. */
export const withoutJoiners = (text: string): string => text.replaceAll(wordJoiner, "");
