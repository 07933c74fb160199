const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz";
const idLength = 24;

/**
 * Returns a new random identifier: 24 characters of `0-9a-z` (124 bits), so that it fits the 50 characters of the
 * stored user id, survives URLs and file names, and cannot be guessed.
 */
export function newId(): string {
  const bytes = new Uint8Array(idLength * 2);
  let id = "";
  while (id.length < idLength) {
    crypto.getRandomValues(bytes);
    for (const byte of bytes) {
      // 252 is the largest multiple of 36 in a byte; keeping the rest would favour some letters.
      if (byte < 252 && id.length < idLength) id += alphabet[byte % 36];
    }
  }
  return id;
}

/** The pattern of `newId`. */
export const idPattern = /^[0-9a-z]{24}$/;

/** True for a string that `newId` could have produced; anything else is a malformed id (400). */
export function isId(value: string): boolean {
  return idPattern.test(value);
}

/** Used in a path whose page is prerendered; no row has this id. */
export const placeholderId = "0".repeat(24);
