import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { invariant } from "@/lib/core/invariant";
import { documentStyle } from "@/lib/engine/writers/style";

const files = { ...documentStyle.fonts.pdf, ...documentStyle.fonts.pdfFallbacks };

export type FontName = keyof typeof files;

type Loaded = { font: Font; covers: (codePoint: number) => boolean };

/** Parsed once per process: reading four font files takes longer than writing most documents. */
const loaded = new Map<FontName, Loaded>();
const require = createRequire(import.meta.url);

/** The font, as pdfkit takes it. */
export function loadFont(name: FontName): Font {
  return load(name).font;
}

function load(name: FontName): Loaded {
  const known = loaded.get(name);
  if (known) return known;
  const font = create(readFileSync(require.resolve(files[name])));
  invariant("characterSet" in font, `${files[name]} is not a single font`);
  const entry = { font, covers: name in documentStyle.fonts.pdf ? own(font) : any(font) };
  loaded.set(name, entry);
  return entry;
}

function any(font: Font): (codePoint: number) => boolean {
  const characters = new Set(font.characterSet);
  return (codePoint) => characters.has(codePoint);
}

/**
 * A glyph that two characters share («µ» and «μ») can give back only one of them when text is
 * copied: it counts for the first, the other is drawn from a fallback font.
 */
function own(font: Font): (codePoint: number) => boolean {
  const claimed = new Set<number>();
  const characters = new Set<number>();
  for (const codePoint of font.characterSet) {
    const glyph = font.glyphForCodePoint(codePoint).id;
    if (!claimed.has(glyph)) characters.add(codePoint);
    claimed.add(glyph);
  }
  return (codePoint) => characters.has(codePoint);
}

/** The font that draws a character in the given look, or null when none of ours has it. */
export function fontFor(codePoint: number, bold: boolean, italic: boolean): FontName | null {
  const primary = bold ? (italic ? "boldItalic" : "bold") : italic ? "italic" : "regular";
  const candidates: FontName[] = [primary, bold ? "symbolsBold" : "symbols", "symbols", "emoji"];
  return candidates.find((name) => load(name).covers(codePoint)) ?? null;
}
