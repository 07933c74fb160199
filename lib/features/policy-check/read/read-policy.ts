/** The text of a policy that came as a file. */
import { maxFileBytes } from "@/lib/features/policy-check/policy-files";
import { readDocxText } from "@/lib/features/policy-check/read/docx-text";
import { readHtmlText } from "@/lib/features/policy-check/read/html-text";
import { readPdfText } from "@/lib/features/policy-check/read/pdf-text";
import { UnreadableFile } from "@/lib/features/policy-check/read/refusal";
import { decodeBody } from "@/lib/platform/html/decode-body";

/** Characters of a text that are read: many times what the longest policy has. */
const maxTextLength = 5_000_000;

/** A file by its bytes and by what its sender says of it: `Content-Type`, with the charset where it has one. */
export type PolicyFile = { bytes: Uint8Array; contentType: string };

/**
 * Reads a file by what it is, not by how it is called. To be called in a thread.
 * @throws UnreadableFile, with words for its owner.
 */
export async function readPolicy({ bytes, contentType }: PolicyFile): Promise<string> {
  if (bytes.length > maxFileBytes) throw new UnreadableFile("tooLarge");
  const text = await wordsOf(bytes, contentType);
  if (text.trim() === "") throw new UnreadableFile("empty");
  return text;
}

async function wordsOf(bytes: Uint8Array, contentType: string): Promise<string> {
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString("latin1");
  if (head.includes("%PDF-")) return readPdfText(bytes, maxTextLength);
  if (head.startsWith("PK\u0003\u0004")) return readDocxText(bytes, maxTextLength);
  if (head.startsWith("\u00d0\u00cf\u0011\u00e0")) throw new UnreadableFile("oldWord");
  if (head.startsWith("{\\rtf") || isOther(bytes)) throw new UnreadableFile("kind");
  const text = decodeBody(bytes, contentType).replace(/^\ufeff/, "");
  const isHtml =
    /^(?:text\/html|application\/xhtml)/i.test(contentType) ||
    /<(?:!doctype html|html|body|head|p|div|h[1-6]|table|ul)[\s>]/i.test(text.slice(0, 4_096));
  return isHtml ? readHtmlText(text, maxTextLength) : text.slice(0, maxTextLength);
}

/** A picture, an archive, a program: text has no zero bytes, unless it is UTF-16 with its mark. */
function isOther(bytes: Uint8Array): boolean {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !isUtf16 && bytes.subarray(0, 4_096).includes(0);
}
