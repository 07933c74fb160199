import { sha256 } from "@noble/hashes/sha2.js";

/** The list with numbers, as it is published before a draw: what the protocol's numbers refer to. */
export const writeNumbered = (participants: readonly string[]): string =>
  participants.map((line, index) => `${index + 1}. ${line}\n`).join("");

/**
 * SHA-256 of the numbered list in UTF-8, in hexadecimal: `sha256sum` gives the same of the downloaded file.
 * Line ends of another system and blank lines at the end do not change it.
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

/** What the list says at a number, or null. */
export function participantAt(numbered: string, number: string): string | null {
  const start = `${number}. `;
  const line = withOneLineEnd(numbered)
    .split("\n")
    .find((one) => one.startsWith(start));
  return line === undefined ? null : line.slice(start.length);
}
