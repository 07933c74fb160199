import { sha256 } from "@noble/hashes/sha2.js";

/** The list with numbers, as published before a draw: the numbers in the protocol refer to it. */
export const writeNumbered = (participants: readonly string[]): string =>
  participants.map((line, index) => `${index + 1}. ${line}\n`).join("");

/**
 * SHA-256 of the numbered list in UTF-8, in hexadecimal, the same as `sha256sum` of the downloaded file. Other line
 * ends and blank lines at the end do not change it.
 */
export function fingerprintOf(numbered: string): string {
  const bytes = sha256(new TextEncoder().encode(withOneLineEnd(numbered)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const withOneLineEnd = (numbered: string) =>
  `${numbered
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .trimEnd()}\n`;

/** Returns the entry with a number, or null. */
export function participantAt(numbered: string, number: string): string | null {
  const start = `${number}. `;
  const line = withOneLineEnd(numbered)
    .split("\n")
    .find((item) => item.startsWith(start));
  return line === undefined ? null : line.slice(start.length);
}
