import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { invariant } from "@/lib/core/invariant";
import { Shaper } from "@/lib/engine/writers/pdf/text/shaping";
import { documentStyle } from "@/lib/engine/writers/shared/style";

const sources = { ...documentStyle.fonts.pdf, ...documentStyle.fonts.pdfFallbacks };

export type FontName = keyof typeof sources;

const require = createRequire(import.meta.url);
/** What is read and worked out once per process: the files, and which characters each has. */
const files = new Map<FontName, Buffer>();
const coverages = new Map<FontName, ReadonlySet<number>>();
const shapers = new Map<FontName, Shaper>();

/**
 * A font that only one document lays words out with. Parsed again each time: a parsed font remembers the
 * characters by which each glyph was first asked for, in whatever document that was, and writes them as the
 * text to copy. A glyph first met as part of an accented letter has none at all. Words without such doubts are
 * laid out once per process, and glyphs are embedded from that one font.
 */
export function openFont(name: FontName): Font {
  let file = files.get(name);
  if (!file) {
    file = readFileSync(require.resolve(sources[name]));
    files.set(name, file);
  }
  const font = create(file);
  invariant("characterSet" in font, `${sources[name]} is not a single font`);
  return font;
}

/** What lays out the plain words of a font for all documents, with the font that they share. */
export function shaperOf(name: FontName): Shaper {
  const known = shapers.get(name);
  if (known) return known;
  const shaper = new Shaper(openFont(name));
  shapers.set(name, shaper);
  return shaper;
}

/** The characters that a font draws and gives back when copied. */
function coverage(name: FontName): ReadonlySet<number> {
  const known = coverages.get(name);
  if (known) return known;
  const font = openFont(name);
  const characters = name in documentStyle.fonts.pdf ? ownCharacters(font) : font.characterSet;
  const entry = new Set(characters);
  coverages.set(name, entry);
  return entry;
}

/** Whether a font has this character. */
export const isIn = (name: FontName, character: string): boolean =>
  coverage(name).has(character.codePointAt(0) ?? 0);

/**
 * A glyph that two characters share («µ» and «μ») can give back only one of them when text is
 * copied: it counts for the first, the other is drawn from a fallback font.
 */
function ownCharacters(font: Font): number[] {
  const claimed = new Set<number>();
  return font.characterSet.filter((codePoint) => {
    const glyph = font.glyphForCodePoint(codePoint).id;
    const isFirst = !claimed.has(glyph);
    claimed.add(glyph);
    return isFirst;
  });
}

/** Answers of `fontFor` by look: it is asked of every character of a document. */
const drawn: Map<number, FontName | null>[] = [new Map(), new Map(), new Map(), new Map()];

/** The font that draws a character in the given look, or null when no embedded font has it. */
export function fontFor(codePoint: number, bold: boolean, italic: boolean): FontName | null {
  const known = drawn[(bold ? 2 : 0) + (italic ? 1 : 0)];
  const found = known?.get(codePoint);
  if (found !== undefined) return found;
  const primary = bold ? (italic ? "boldItalic" : "bold") : italic ? "italic" : "regular";
  const candidates: FontName[] = [primary, bold ? "symbolsBold" : "symbols", "symbols", "emoji"];
  const font = candidates.find((name) => coverage(name).has(codePoint)) ?? null;
  known?.set(codePoint, font);
  return font;
}
