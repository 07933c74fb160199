import type { Font, GlyphPosition } from "fontkit";

/** A word as pdfkit lays it out: its glyphs with their characters, and lengths in thousandths of the size. */
export type Shape = { glyphs: KnownGlyph[]; positions: Position[]; advanceWidth: number };
type KnownGlyph = { id: number; advanceWidth: number; codePoints: number[] };
type Position = GlyphPosition & { advanceWidth: number };

/** The size of the cache: a document has about two thousand words of one font; owners' words vary. */
const maxWords = 10_000;

/**
 * Lays out words for all documents of this process: half the time of a PDF was spent on laying out the same words
 * again. Only for words in which each character has a glyph of its own, on the baseline.
 */
export class Shaper {
  private readonly shapes = new Map<string, Shape | null>();
  private readonly glyphs = new Map<number, KnownGlyph>();

  constructor(readonly font: Font) {}

  /** Returns a word, with the space after it if there is one; null for what a document must lay out itself. */
  shape(word: string): Shape | null {
    const known = this.shapes.get(word);
    if (known !== undefined) return known;
    if (this.shapes.size >= maxWords) this.shapes.clear();
    const shape = this.layOut(word);
    this.shapes.set(word, shape);
    return shape;
  }

  private layOut(text: string): Shape | null {
    const run = this.font.layout(text);
    const characters = [...text];
    if (run.glyphs.length !== characters.length) return null;
    const glyphs: KnownGlyph[] = [];
    for (const [index, character] of characters.entries()) {
      const glyph = this.glyph(character.codePointAt(0) ?? 0);
      if (glyph.id !== run.glyphs[index]?.id) return null;
      glyphs.push(glyph);
    }
    if (run.positions.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0)) return null;
    const scale = 1000 / this.font.unitsPerEm;
    let advanceWidth = 0;
    const positions = run.positions.map(({ xAdvance, yAdvance, xOffset, yOffset }, index) => {
      advanceWidth += xAdvance * scale;
      return {
        xAdvance: xAdvance * scale,
        yAdvance: yAdvance * scale,
        xOffset: xOffset * scale,
        yOffset: yOffset * scale,
        advanceWidth: (glyphs[index]?.advanceWidth ?? 0) * scale,
      };
    });
    return { glyphs, positions, advanceWidth };
  }

  private glyph(codePoint: number): KnownGlyph {
    const known = this.glyphs.get(codePoint);
    if (known) return known;
    const { id, advanceWidth } = this.font.glyphForCodePoint(codePoint);
    const glyph = { id, advanceWidth, codePoints: [codePoint] };
    this.glyphs.set(codePoint, glyph);
    return glyph;
  }
}
