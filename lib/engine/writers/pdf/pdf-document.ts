import PDFDocument from "pdfkit";
import { escapeText } from "@/lib/engine/writers/html/element";
import {
  documentLanguage,
  type documentMetadata,
} from "@/lib/engine/writers/shared/document-metadata";
import { documentStyle, toPoints } from "@/lib/engine/writers/shared/style";

const { page } = documentStyle;

/** Members of pdfkit that its types lack. */
type Untyped = {
  endMetadata(): void;
  info: Record<string, unknown>;
  _write(data: unknown): void;
  addContent(data: unknown): unknown;
};
const base = PDFDocument.prototype as unknown as Untyped;

class Document extends PDFDocument {
  /** The written chunks, in order. No initial value: pdfkit's constructor already writes. */
  declare chunks: Uint8Array[] | undefined;

  /** A document is not read while it is written: there is no stream to feed. */
  override push(chunk: Uint8Array | null): boolean {
    this.chunks ??= [];
    if (chunk !== null) this.chunks.push(chunk);
    return true;
  }

  /** pdfkit converts texts into bytes letter by letter. */
  _write(data: unknown): void {
    base._write.call(this, toBytes(data));
  }

  override addContent(data: unknown): this {
    base.addContent.call(this, toBytes(data));
    return this;
  }

  /** pdfkit writes the title into the XMP packet unescaped: «<» or «&» would break its XML. */
  override endMetadata(this: Untyped): void {
    // By now the information dictionary, which allows any text, has been written.
    this.info = Object.fromEntries(
      Object.entries(this.info).map(([key, value]) => [
        key,
        typeof value === "string" ? escapeText(value) : value,
      ]),
    );
    base.endMetadata.call(this);
  }
}

const toBytes = (data: unknown): Uint8Array =>
  data instanceof Uint8Array ? data : Buffer.from(`${data}\n`, "latin1");

export type PdfDocument = PDFKit.PDFDocument;

/** An empty tagged PDF with the metadata of the document; no page yet. */
export function openPdf(metadata: ReturnType<typeof documentMetadata>): PdfDocument {
  return new Document({
    size: [toPoints(page.width), toPoints(page.height)],
    margin: 0,
    autoFirstPage: false,
    // pdfkit would load Helvetica otherwise, which is never embedded.
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    lang: documentLanguage,
    displayTitle: true,
    info: {
      Title: metadata.title,
      Author: metadata.author,
      Creator: metadata.creator,
      Subject: metadata.description,
      CreationDate: metadata.created,
    },
  });
}

/** Ends the document and returns its bytes. */
export function closePdf(document: PdfDocument): Uint8Array {
  document.end();
  return new Uint8Array(Buffer.concat((document as Document).chunks ?? []));
}
