/** Where browsers look for a `<meta>`; some site builders put theirs later than the 1,024 bytes of the standard. */
const metaBytes = 4_096;

const boms: [label: string, ...bytes: number[]][] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/**
 * Text of bytes, by the byte order mark, then by the charset of `Content-Type`, then by `<meta>`, as browsers do
 * (HTML § 13.2.3.2). Where nothing is said: UTF-8 if the bytes are that, else windows-1251, which old Russian sites
 * mean. Bytes that the charset does not have become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const [bom] = boms.find(([, ...mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  const told = bom ?? charsetOf(contentType) ?? charsetOfMeta(bytes);
  const decoder = decoderOf(told);
  if (decoder) return decoder.decode(bytes);
  // The last character may have been cut in two: a stream's end is not an error.
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}

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

function decoderOf(charset: string | null): TextDecoder | null {
  try {
    return charset === null ? null : new TextDecoder(charset);
  } catch {
    return null;
  }
}
