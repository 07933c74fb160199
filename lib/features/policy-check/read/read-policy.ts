/** Reads the text of an uploaded policy. */
import { maxFileBytes } from "@/lib/features/policy-check/policy-files";
import { readDocxText } from "@/lib/features/policy-check/read/docx-text";
import { readHtmlText } from "@/lib/features/policy-check/read/html-text";
import { readPdfText } from "@/lib/features/policy-check/read/pdf-text";
import { UnreadableFile } from "@/lib/features/policy-check/read/refusal";
import { decodeBody } from "@/lib/platform/html/decode-body";

/** The maximum number of characters: many times the longest policy. */
const maxTextLength = 5_000_000;

/** The bytes of a file and the sender's `Content-Type`, with the charset if given. */
export type PolicyFile = { bytes: Uint8Array; contentType: string };

/**
 * Reads a file by its content, not by its name. Call it in a thread.
 * @throws UnreadableFile, with a message for the user.
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

/** Recognises images, archives and programs: text has no zero bytes, except UTF-16 with a byte order mark. */
function isOther(bytes: Uint8Array): boolean {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !isUtf16 && bytes.subarray(0, 4_096).includes(0);
}
