/** Base 58: no 0 and O, no l and I, so that an address can be read from paper and typed. */
const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const length = 22;
/** The largest multiple of 58 in a byte; keeping the rest would favour some characters. */
const usable = 232;

/**
 * A new random address of a public document: 22 characters, 128 bits, so that it cannot be guessed. Those made
 * before 22.11.2026 have 14 and stay valid: they are on printed QR codes.
 */
export function newPublicId(): string {
  const bytes = new Uint8Array(length * 2);
  let id = "";
  while (id.length < length) {
    crypto.getRandomValues(bytes);
    for (const byte of bytes) {
      if (byte < usable && id.length < length) id += alphabet[byte % alphabet.length];
    }
  }
  return id;
}

/** True for a string that `newPublicId` could have made. */
export function isPublicId(value: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{22}$/.test(value);
}

/** The whole address of a public document. */
export function publicAddress(siteUrl: string, publicId: string): string {
  return `${siteUrl}/d/${publicId}`;
}
