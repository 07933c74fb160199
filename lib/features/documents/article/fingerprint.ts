/**
 * A text without the characters that pages, editors and CMSs change: spaces, line breaks, soft hyphens and zero-width
 * characters. Two texts with the same fingerprint have the same words. To verify one, take `textContent` of the article
 * without its last line, remove the spaces and hash the rest as UTF-8.
 */
export const fingerprintInput = (text: string): string =>
  text.replace(/[\s\u00AD\u200B-\u200D\u2060\uFEFF]+/gu, "");

/** 64 hexadecimal digits in groups of eight, so that a narrow screen can break the line between them. */
export const inGroups = (sha256: string): string => sha256.replace(/(.{8})(?=.)/g, "$1 ");
