const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/**
 * The text of a file that a visitor brings: by its byte order mark, else UTF-8, else Windows-1251, in which
 * Excel in Russia writes CSV. A text of Windows-1251 with Russian letters is hardly ever valid UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(({ bytes: mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}
