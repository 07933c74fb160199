import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { invariant } from "@/lib/core/invariant";
import { Shaper } from "@/lib/engine/writers/pdf/text/shaping";
import { documentStyle } from "@/lib/engine/writers/shared/style";

const sources = { ...documentStyle.fonts.pdf, ...documentStyle.fonts.pdfFallbacks };

export type FontName = keyof typeof sources;

const require = createRequire(import.meta.url);
/** What is read and computed once per process: the files, and the characters of each. */
const files = new Map<FontName, Buffer>();
const coverages = new Map<FontName, ReadonlySet<number>>();
const shapers = new Map<FontName, Shaper>();

/**
 * Opens a font for the words of one document. Parsed again each time: a parsed font remembers the characters for which
 * each glyph was first used, in any document, and writes them as the text to copy. A glyph first used as part of an
 * accented letter has none at all. Unambiguous words are laid out once per process, and glyphs are embedded from that
 * one font.
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

/** Lays out the plain words of a font for all documents, with a shared font. */
export function shaperOf(name: FontName): Shaper {
  const known = shapers.get(name);
  if (known) return known;
  const shaper = new Shaper(openFont(name));
  shapers.set(name, shaper);
  return shaper;
}

/** The characters that a font draws and returns when copied. */
function coverage(name: FontName): ReadonlySet<number> {
  const known = coverages.get(name);
  if (known) return known;
  const font = openFont(name);
  const characters = name in documentStyle.fonts.pdf ? ownCharacters(font) : font.characterSet;
  const entry = new Set(characters);
  coverages.set(name, entry);
  return entry;
}

/** Whether the font has this character. */
export const isIn = (name: FontName, character: string): boolean =>
  coverage(name).has(character.codePointAt(0) ?? 0);

/**
 * A glyph that two characters share («µ» and «μ») can return only one of them when text is copied: it counts for the
 * first, the other is drawn with a fallback font.
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

/** The cached results of `fontFor` by look: it is called for every character of a document. */
const fontCache: Map<number, FontName | null>[] = [new Map(), new Map(), new Map(), new Map()];

/** Returns the font that draws a character in the given look, or null when no embedded font has it. */
export function fontFor(codePoint: number, bold: boolean, italic: boolean): FontName | null {
  const known = fontCache[(bold ? 2 : 0) + (italic ? 1 : 0)];
  const found = known?.get(codePoint);
  if (found !== undefined) return found;
  const primary = bold ? (italic ? "boldItalic" : "bold") : italic ? "italic" : "regular";
  const candidates: FontName[] = [primary, bold ? "symbolsBold" : "symbols", "symbols", "emoji"];
  const font = candidates.find((name) => coverage(name).has(codePoint)) ?? null;
  known?.set(codePoint, font);
  return font;
}
