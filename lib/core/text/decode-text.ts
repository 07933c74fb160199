const boms: [label: string, ...bytes: number[]][] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/**
 * Decodes bytes by their byte order mark, otherwise by the given charset. Without either: as UTF-8 when the bytes are
 * valid UTF-8, otherwise as windows-1251, which Russian Excel and old sites use (Russian text in it is hardly ever valid
 * UTF-8). Bytes that the charset does not have become U+FFFD.
 * @param hints `isCut`: the input may end in the middle of a character, which is no error.
 */
export function decodeText(
  bytes: Uint8Array,
  hints: { charset?: string | null; isCut?: boolean } = {},
): string {
  const [bom] = boms.find(([, ...mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  const decoder = decoderOf(bom ?? hints.charset);
  if (decoder) return decoder.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, {
      stream: hints.isCut ?? false,
    });
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
