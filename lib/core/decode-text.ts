const boms: [label: string, ...bytes: number[]][] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/**
 * Text of bytes, by the byte order mark, then by the charset that is told. Where nothing is said: UTF-8 if the bytes are
 * that, else windows-1251, in which Excel in Russia writes CSV and old sites are written: a text of it with Russian
 * letters is hardly ever valid UTF-8. Bytes that the charset does not have become U+FFFD.
 * @param told `isCut`: the last character may have been cut in two, which is no error.
 */
export function decodeText(
  bytes: Uint8Array,
  told: { charset?: string | null; isCut?: boolean } = {},
): string {
  const [bom] = boms.find(([, ...mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  const decoder = decoderOf(bom ?? told.charset);
  if (decoder) return decoder.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: told.isCut ?? false });
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}

function decoderOf(charset: string | null | undefined): TextDecoder | null {
  try {
    return charset ? new TextDecoder(charset) : null;
  } catch {
    return null;
  }
}
