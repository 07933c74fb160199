import { loadPdfJs, type PDFPageProxy } from "@/lib/platform/pdf/pdf-js";
import { find, parseXml } from "@/tests/support/documents/document-words/docx";
import {
  nameOf,
  type PdfDict,
  PdfFile,
  PdfRef,
  type PdfValue,
  pdfText,
} from "@/tests/support/documents/document-words/pdf-objects";
import { type TextPart, textPart } from "@/tests/support/documents/document-words/text-part";

const { getDocument, OPS } = await loadPdfJs();

/** The text of each piece of marked content: page by page, by its number on the page. */
type MarkedText = Map<number, string>[];

/**
 * What a screen reader reads: the structure tree in order, with the characters of the text layer (pdf.js decodes the
 * fonts). Page numbers and repeated table headers are artifacts, which are not read.
 * @throws Error when text is outside the structure tree and is not an artifact.
 */
export async function extractPdfText(
  bytes: Uint8Array,
  { withContents = true } = {},
): Promise<TextPart[]> {
  const file = new PdfFile(bytes);
  const marked = await readMarkedText(bytes);
  const reader = new StructureReader(file, marked, withContents);
  return reader.speak(file.dict(file.catalog.get("StructTreeRoot")));
}

async function readMarkedText(bytes: Uint8Array): Promise<MarkedText> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: MarkedText = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await readPage(await document.getPage(number)));
  }
  await task.destroy();
  return pages;
}

/** The text layer alone, for a PDF without structure, as browsers print it. Separated by single spaces. */
export const textOfPdf = async (bytes: Uint8Array): Promise<string> =>
  (await pagesOfPdf(bytes)).join(" ").replace(/\s+/g, " ");

/** The text layer of each page, including footers. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await task.destroy();
  return pages;
}

/** How many pictures each page draws, and the distinct sizes in pixels. */
export async function imagesOfPdf(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: number[] = [];
  const sizes = new Map<string, { width: number; height: number }>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    const drawn = argsArray.filter((_, at) => fnArray[at] === OPS.paintImageXObject);
    for (const [, width, height] of drawn) sizes.set(`${width}×${height}`, { width, height });
    pages.push(drawn.length);
  }
  await task.destroy();
  return { pages, sizes: [...sizes.values()] };
}

type Glyph = { unicode: string };
const artifact = -1;

async function readPage(page: PDFPageProxy): Promise<Map<number, string>> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const texts = new Map<number, string>();
  const open: (number | null)[] = [];
  fnArray.forEach((operator, index) => {
    const args = argsArray[index] as unknown[];
    if (operator === OPS.beginMarkedContent) open.push(args[0] === "Artifact" ? artifact : null);
    if (operator === OPS.beginMarkedContentProps) {
      open.push(args[0] === "Artifact" ? artifact : typeof args[1] === "number" ? args[1] : null);
    }
    if (operator === OPS.endMarkedContent) open.pop();
    if (operator !== OPS.showText) return;
    const mark = open.findLast((id) => id !== null);
    const text = decode(args[0] as (Glyph | number | null)[]);
    if (mark === undefined || mark === null) throw new Error(`Text outside the structure: ${text}`);
    texts.set(mark, (texts.get(mark) ?? "") + text);
  });
  return texts;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** The characters of one drawing operation; right-to-left words are drawn from their last letter on. */
function decode(glyphs: (Glyph | number | null)[]): string {
  const letters = glyphs.flatMap((glyph) =>
    glyph !== null && typeof glyph === "object" ? [glyph.unicode] : [],
  );
  const text = letters.join("");
  return rightToLeft.test(text) ? letters.reverse().join("") : text;
}

class StructureReader {
  private readonly pageIndex: Map<number, number>;

  constructor(
    private readonly file: PdfFile,
    private readonly marked: MarkedText,
    private readonly withContents: boolean,
  ) {
    this.pageIndex = new Map(file.pageIds().map((id, index) => [id, index]));
  }

  speak(element: PdfDict): TextPart[] {
    const role = nameOf(element.get("S"));
    if (role === "TOC" && !this.withContents) return [];
    if (role === "Table") return [this.speakTable(element)];
    if (["H1", "H2", "P", "Lbl"].includes(role)) return [textPart(this.textOf(element))];
    return this.elements(element).flatMap((child) => this.speak(child));
  }

  private speakTable(table: PdfDict): TextPart {
    const rows = this.elements(table).map((row) => this.elements(row));
    const isHeader = (row: PdfDict[]) => row.some((cell) => nameOf(cell.get("S")) === "TH");
    const header = rows.find(isHeader);
    const texts = (row: PdfDict[]) => row.map((cell) => this.textOf(cell));
    return {
      kind: "table",
      header: header ? texts(header) : null,
      rows: rows.filter((row) => row !== header).map(texts),
    };
  }

  private textOf(element: PdfDict): string {
    const page = element.get("Pg");
    return this.file
      .array(element.get("K"))
      .map((kid) => this.kidText(kid, page))
      .join("");
  }

  private kidText(kid: PdfValue, page: PdfValue | undefined): string {
    if (typeof kid === "number") return this.contentText(kid, page);
    const child = this.file.dict(kid);
    if (nameOf(child.get("Type")) === "OBJR") return "";
    const id = child.get("MCID");
    return typeof id === "number"
      ? this.contentText(id, child.get("Pg") ?? page)
      : this.textOf(child);
  }

  private contentText(id: number, page: PdfValue | undefined): string {
    const index = page instanceof PdfRef ? this.pageIndex.get(page.id) : undefined;
    if (index === undefined) throw new Error(`Content ${id} is on no page`);
    return this.marked[index]?.get(id) ?? "";
  }

  private elements(element: PdfDict): PdfDict[] {
    return this.file
      .array(element.get("K"))
      .filter((kid) => kid instanceof PdfRef)
      .map((kid) => this.file.dict(kid));
  }
}

export type PdfFont = { name: string; embedded: boolean; hasUnicode: boolean };

/** The fonts of a PDF, and whether their outlines and character maps are embedded. */
export function readPdfFonts(bytes: Uint8Array): PdfFont[] {
  const file = new PdfFile(bytes);
  const fonts: PdfFont[] = [];
  for (const value of file.all()) {
    if (!(value instanceof Map) || nameOf(value.get("Type")) !== "Font") continue;
    const subtype = nameOf(value.get("Subtype"));
    if (subtype.startsWith("CIDFont")) continue;
    const [descendant] = file.array(value.get("DescendantFonts"));
    const descriptor = file.dict(
      file.dict(descendant).get("FontDescriptor") ?? value.get("FontDescriptor"),
    );
    fonts.push({
      name: nameOf(value.get("BaseFont")),
      embedded: descriptor.has("FontFile2") || descriptor.has("FontFile3"),
      hasUnicode: value.has("ToUnicode"),
    });
  }
  return fonts;
}

export type PdfFacts = {
  title: string;
  author: string;
  creator: string;
  /** The window shows the title, not the file name. */
  showsTitle: boolean;
  /** Raw: `D:20261121000000Z`. */
  created: string;
  language: string;
  tagged: boolean;
  pages: number;
  bookmarks: string[];
};

/** The metadata of a PDF. */
export function readPdfFacts(bytes: Uint8Array): PdfFacts {
  const file = new PdfFile(bytes);
  const { catalog } = file;
  const info = file.dict(file.trailer.get("Info"));
  const bookmarks: string[] = [];
  let item: PdfValue | undefined = file.dict(catalog.get("Outlines")).get("First");
  while (item instanceof PdfRef) {
    const entry = file.dict(item);
    bookmarks.push(pdfText(entry.get("Title")));
    item = entry.get("Next");
  }
  return {
    title: pdfText(file.get(info.get("Title"))),
    author: pdfText(file.get(info.get("Author"))),
    creator: pdfText(file.get(info.get("Creator"))),
    showsTitle: file.dict(catalog.get("ViewerPreferences")).get("DisplayDocTitle") === true,
    created: pdfText(file.get(info.get("CreationDate"))),
    language: pdfText(catalog.get("Lang")),
    tagged: file.dict(catalog.get("MarkInfo")).get("Marked") === true,
    pages: file.pageIds().length,
    bookmarks,
  };
}

/** How many elements of each role the structure tree has. */
export function countPdfRoles(bytes: Uint8Array): Record<string, number> {
  const file = new PdfFile(bytes);
  const counts: Record<string, number> = {};
  const count = (element: PdfDict) => {
    const role = nameOf(element.get("S"));
    if (role !== "") counts[role] = (counts[role] ?? 0) + 1;
    for (const kid of file.array(element.get("K"))) {
      if (kid instanceof PdfRef) count(file.dict(kid));
    }
  };
  count(file.dict(file.catalog.get("StructTreeRoot")));
  return counts;
}

/** The title in the XMP packet, which must be well-formed XML. */
export function readPdfXmp(bytes: Uint8Array): string {
  const packet = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(Buffer.from(bytes).toString("utf8"))?.[0];
  if (packet === undefined) throw new Error("No XMP packet");
  const root = parseXml(packet, "XMP");
  return find(find(root, "dc:title"), "rdf:li")?.children[0]?.text ?? "";
}
