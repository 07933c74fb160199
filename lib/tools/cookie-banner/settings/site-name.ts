import { sha256 } from "@noble/hashes/sha2.js";

const utf8 = new TextEncoder();

/** SHA-256 of a text in UTF-8, as lower-case hex. */
export const sha256Hex = (text: string): string =>
  Array.from(sha256(utf8.encode(text)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Eight letters derived from a site. The banner's element, classes, cookie and keys begin with them: blocklists name
 * what is the same on many sites. The cookie of the choice, which a cookie policy names, has only these letters as its
 * name.
 */
export function siteKey(site: string): string {
  const bytes = sha256(utf8.encode(site.toLowerCase()));
  return Array.from(bytes.slice(0, 8), (byte) => String.fromCharCode(97 + (byte % 26))).join("");
}
