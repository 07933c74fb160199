/**
 * The words of a text without what a page, an editor and a CMS change between them: spaces, line breaks, soft hyphens
 * and signs without width. Two texts with the same fingerprint have the same words. Anyone who wants to verify one
 * takes `textContent` of the article without its last line, drops the spaces and hashes what is left as UTF-8.
 */
export const fingerprintInput = (text: string): string =>
  text.replace(/[\s\u00AD\u200B-\u200D\u2060\uFEFF]+/gu, "");

/** 64 hexadecimal digits in groups of eight, so that a line of a phone may end between them. */
export const inGroups = (sha256: string): string => sha256.replace(/(.{8})(?=.)/g, "$1 ");
