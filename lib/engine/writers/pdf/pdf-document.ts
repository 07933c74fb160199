import PDFDocument from "pdfkit";
import { documentLanguage, type documentMetadata } from "@/lib/engine/writers/document-metadata";
import { escapeText } from "@/lib/engine/writers/html/element";
import { documentStyle, toPoints } from "@/lib/engine/writers/style";

const { page } = documentStyle;

/** What pdfkit has and its types do not know. */
type Untyped = { endMetadata(): void; info: Record<string, unknown> };
const base = PDFDocument.prototype as unknown as Untyped;

/** pdfkit writes the title into the XMP packet as it stands: «<» or «&» would break its XML. */
class Document extends PDFDocument {
  override endMetadata(this: Untyped): void {
    // By now the information dictionary, which takes any text, has been written.
    this.info = Object.fromEntries(
      Object.entries(this.info).map(([key, value]) => [
        key,
        typeof value === "string" ? escapeText(value) : value,
      ]),
    );
    base.endMetadata.call(this);
  }
}

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

/** Ends the document and gives its bytes. */
export function closePdf(document: PdfDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("end", () => resolve(joined(chunks)));
    document.on("error", reject);
    document.end();
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
