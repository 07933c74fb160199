import type { Font } from "fontkit";
import type { Shape, Shaper } from "@/lib/engine/writers/pdf/text/shaping";

/** Internals of a pdfkit font, which its types lack. */
type PdfkitFont = {
  id: string;
  scale: number;
  /** The embedded glyphs, by their new numbers. */
  subset: { includeGlyph(id: number): number };
  /** For each glyph number: its width and the text that it is copied as. */
  widths: number[];
  unicode: (readonly number[])[];
  layoutCached(word: string): Shape;
  layoutRun(text: string, features?: readonly string[]): Shape;
  /** The font's node of the file. */
  ref(): unknown;
};

/**
 * A font of one document. The drawing commands of plain words are assembled here, word by word; pdfkit would make nine
 * commands of each, and calculate its width twice. Other words use pdfkit's own layout.
 */
export class Typeface {
  private readonly font: PdfkitFont;
  private readonly drawn = new Map<string, string | null>();

  /** @param openOwn parses the font again, for this document only. */
  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly shaper: Shaper,
    openOwn: () => Font,
  ) {
    this.font = (document as unknown as { _font: PdfkitFont })._font;
    this.teach(openOwn);
  }

  /**
   * Takes words from the shared shaper when each of their characters has a glyph of its own: the text of a glyph is
   * then certain, whatever words came before. Ligatures and accents are laid out with a font that only this document
   * uses, so that a document does not depend on earlier ones.
   */
  private teach(openOwn: () => Font): void {
    const { font, shaper } = this;
    const { layoutRun } = font;
    let own: Font | undefined;
    font.layoutRun = (text, features) => {
      own ??= openOwn();
      return layoutRun.call({ ...font, font: own }, text, features);
    };
    const layOut = font.layoutCached.bind(font);
    font.layoutCached = (word) => shaper.shape(word) ?? layOut(word);
  }

  /** The name of the font on the current page. */
  onPage(): string {
    const { fonts } = this.document.page as unknown as { fonts: Record<string, unknown> };
    fonts[this.font.id] ??= this.font.ref();
    return this.font.id;
  }

  /** Returns the text as glyphs and kernings, for the operator TJ; null for what pdfkit must draw. */
  glyphsOf(text: string): string | null {
    let glyphs = "";
    for (let start = 0; start < text.length; ) {
      const space = text.indexOf(" ", start);
      const end = space === -1 ? text.length : space + 1;
      const word = this.word(text.slice(start, end));
      if (word === null) return null;
      glyphs += word;
      start = end;
    }
    return glyphs;
  }

  private word(word: string): string | null {
    const known = this.drawn.get(word);
    if (known !== undefined) return known;
    const shape = this.shaper.shape(word);
    const drawn = shape && this.encode(shape);
    this.drawn.set(word, drawn);
    return drawn;
  }

  private encode({ glyphs, positions }: Shape): string {
    const { scale, subset, unicode, widths } = this.font;
    let encoded = "<";
    glyphs.forEach(({ id, advanceWidth, codePoints }, index) => {
      const number = subset.includeGlyph(id);
      widths[number] ??= advanceWidth * scale;
      unicode[number] ??= codePoints;
      encoded += number.toString(16).padStart(4, "0");
      const position = positions[index];
      const kerning = position ? position.xAdvance - position.advanceWidth : 0;
      if (kerning !== 0) encoded += `>${roundAsPdfkit(-kerning)}<`;
    });
    return `${encoded}>`;
  }
}

/** Rounds as pdfkit does. */
export const roundAsPdfkit = (length: number): number => Math.round(length * 1e6) / 1e6;
