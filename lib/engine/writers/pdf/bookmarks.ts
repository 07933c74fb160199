import type { Bookmark } from "@/lib/engine/writers/pdf/layout/boxes";
import type { PdfDocument } from "@/lib/engine/writers/pdf/pdf-document";
import { documentStyle, toPoints } from "@/lib/engine/writers/shared/style";

/** The outline that a reader shows next to the pages: sections, within parts when there are any. */
export class Bookmarks {
  private part: PDFKit.PDFOutline | null = null;

  constructor(private readonly document: PdfDocument) {}

  /** Adds an entry for a place on the current page; `top` in points from the paper's upper edge. */
  add({ title, level }: Bookmark, top: number): void {
    // pdfkit measures `left` from the paper's right edge; its types know neither.
    const place = { fit: false, top, left: toPoints(documentStyle.page.width), zoom: 0 };
    if (level === "part") {
      // Readers need the number of children, which pdfkit writes only for expanded items.
      const options: object = { ...place, expanded: true };
      this.part = this.document.outline.addItem(title, options);
      return;
    }
    const options: object = { ...place, expanded: false };
    (this.part ?? this.document.outline).addItem(title, options);
  }
}
