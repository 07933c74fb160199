/** Base 58, without 0, O, l and I, so that an address can be read from paper and typed. */
const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const length = 22;
/** The largest multiple of 58 in a byte; using the rest would favour some characters. */
const usable = 232;

/**
 * Generates the address of a public document: 22 random characters, 128 bits, so that it cannot be guessed. Ids from
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

/** True for a string that `newPublicId` could have returned. */
export function isPublicId(value: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{22}$/.test(value);
}

/** The full URL of a public document. */
export function publicAddress(siteUrl: string, publicId: string): string {
  return `${siteUrl}/d/${publicId}`;
}
