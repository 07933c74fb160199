/**
 * Writes `lib/tools/qr/caption-glyphs.json`: the outlines of the letters that a QR code's frame may contain. A caption
 * of outlines looks the same in every program, whereas a missing font would be replaced. Run it by hand after changing
 * the font or the characters; a test compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { captionCharacters } from "@/lib/tools/qr/caption";

export type CaptionFont = {
  source: string;
  /** Units per em of all lengths here. */
  unitsPerEm: number;
  /** One line per letter: the letter, its advance width, its outline as SVG path data with y upwards. */
  glyphs: string;
};

const weight = 600;
const font = "@fontsource-variable/golos-text/files/golos-text";
const files = ["latin", "cyrillic", "latin-ext"].map((part) => `${font}-${part}-wght-normal.woff2`);

/** Reads the fonts and returns the content of the file. */
export async function readCaptionFont(): Promise<CaptionFont> {
  const { resolve } = createRequire(import.meta.url);
  // HarfBuzz instantiates one weight of the variable font; fontkit cannot do it with a WOFF2.
  const options = { targetFormat: "sfnt", variationAxes: { wght: weight } } as const;
  const fonts = await Promise.all(
    files.map(async (file) => {
      const read = create(
        await subsetFont(readFileSync(resolve(file)), captionCharacters, options),
      );
      if (!("glyphForCodePoint" in read)) throw new Error(`${file} is a collection of fonts`);
      return read;
    }),
  );
  const glyphs = [...captionCharacters].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    const glyph = fonts.find((item) => item.hasGlyphForCodePoint(code))?.glyphForCodePoint(code);
    if (!glyph) throw new Error(`No font has ${character}`);
    return `${character} ${Math.round(glyph.advanceWidth)} ${roundPath(glyph.path.toSVG())}`;
  });
  return {
    source: `Golos Text ${weight}, SIL Open Font License 1.1`,
    unitsPerEm: fonts[0]?.unitsPerEm ?? 0,
    glyphs: glyphs.join("\n"),
  };
}

const roundPath = (path: string) =>
  path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

const target = fileURLToPath(new URL("../../lib/tools/qr/caption-glyphs.json", import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, `${JSON.stringify(await readCaptionFont(), null, 2)}\n`);
}
