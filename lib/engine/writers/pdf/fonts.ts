import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { invariant } from "@/lib/core/invariant";
import { documentStyle } from "@/lib/engine/writers/style";

const sources = { ...documentStyle.fonts.pdf, ...documentStyle.fonts.pdfFallbacks };

export type FontName = keyof typeof sources;

const require = createRequire(import.meta.url);
/** What is read and worked out once per process: the files, and which characters each has. */
const files = new Map<FontName, Buffer>();
const coverages = new Map<FontName, ReadonlySet<number>>();

/**
 * A font for one document, as pdfkit takes it. Parsed anew each time: a parsed font remembers the
 * characters by which each glyph was first asked for, in whatever document that was, and writes
 * them as the text to copy. A glyph first met as part of an accented letter has none at all.
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

/** The font that draws a character in the given look, or null when none of ours has it. */
export function fontFor(codePoint: number, bold: boolean, italic: boolean): FontName | null {
  const primary = bold ? (italic ? "boldItalic" : "bold") : italic ? "italic" : "regular";
  const candidates: FontName[] = [primary, bold ? "symbolsBold" : "symbols", "symbols", "emoji"];
  return candidates.find((name) => coverage(name).has(codePoint)) ?? null;
}
