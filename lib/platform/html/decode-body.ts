import { decodeText } from "@/lib/core/text/decode-text";

/** Where browsers look for a `<meta>`; some site builders put theirs later than the 1,024 bytes of the standard. */
const metaBytes = 4_096;

/**
 * Text of a body, or of the part of it that was read: the charset is that of `Content-Type`, then of `<meta>`, as for
 * browsers (HTML § 13.2.3.2).
 */
export const decodeBody = (bytes: Uint8Array, contentType: string): string =>
  decodeText(bytes, { charset: charsetOf(contentType) ?? charsetOfMeta(bytes), isCut: true });

const charsetOf = (text: string) =>
  /\bcharset\s*=\s*["']?\s*([a-z0-9_:-]{1,40})/i.exec(text)?.[1]?.toLowerCase() ?? null;

function charsetOfMeta(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, metaBytes)).toString("latin1");
  for (const [tag] of head.matchAll(/<meta\s[^>]{0,400}>/gi)) {
    const charset = charsetOf(tag);
    // The tag was read byte by byte, so the page is not UTF-16, whatever it says.
    if (charset) return charset.startsWith("utf-16") ? "utf-8" : charset;
  }
  return null;
}
