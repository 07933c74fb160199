/** Reads the text of a PDF in the order of the file. */
import { joinPageText, type PositionedText } from "@/lib/features/policy-check/read/pdf-lines";
import { UnreadableFile } from "@/lib/features/policy-check/read/refusal";
import { loadPdfJs, type PDFPageProxy } from "@/lib/platform/pdf/pdf-js";

/** A policy has about ten pages; a longer file is another document. */
const maxPages = 200;

/** Fewer letters on a page are a stamp or a page number. */
const fewLetters = 20;

/**
 * Reads the text layer page by page. Call it in a thread with limits of time and memory: the file may be malicious.
 * @throws UnreadableFile `password`, `broken`, `noTextLayer`, `unreadableFonts`.
 */
export async function readPdfText(bytes: Uint8Array, maxLength: number): Promise<string> {
  const { getDocument } = await loadPdfJs();
  const task = getDocument({
    // A copy: pdf.js transfers the buffer.
    data: new Uint8Array(bytes),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 0,
    stopAtErrors: false,
  });
  try {
    const document = await task.promise;
    const count = Math.min(document.numPages, maxPages);
    const pages: string[] = [];
    let length = 0;
    for (let number = 1; number <= count && length < maxLength; number += 1) {
      const page = await document.getPage(number);
      const text = joinPageText(await readPositionedText(page));
      page.cleanup();
      pages.push(text);
      length += text.length;
    }
    return joinPages(pages, count).slice(0, maxLength);
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    const name = cause instanceof Error ? cause.name : "";
    throw new UnreadableFile(name === "PasswordException" ? "password" : "broken", cause);
  } finally {
    await task.destroy();
  }
}

async function readPositionedText(page: PDFPageProxy): Promise<PositionedText[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item)) return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    // Vertical or upside-down text is a stamp at the margin.
    if (Math.abs(b) > Math.abs(a)) return [];
    const size = Math.hypot(c, d) || item.height || 1;
    return [{ text: item.str, x, y, width: item.width, size, endsLine: item.hasEOL }];
  });
}

function joinPages(pages: readonly string[], count: number): string {
  const text = pages.filter((page) => page !== "").join("\n");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < fewLetters * Math.min(count, 10)) throw new UnreadableFile("noTextLayer");
  const signs = text.replace(/\s/g, "").length;
  // Two thirds of a text are letters; of glyph numbers almost none are.
  if (letters < signs * 0.4) throw new UnreadableFile("unreadableFonts");
  // A sentence may continue on the next page.
  return text.replace(/([\p{Ll},])\n(?=\p{Ll})/gu, "$1 ").replace(/(\p{Ll})-\n(?=\p{Ll})/gu, "$1");
}
