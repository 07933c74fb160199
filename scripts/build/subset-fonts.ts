/**
 * Reduces the site's fonts to the characters of a Russian page, into `app/generated/fonts`. The packages' own files
 * hold the letters of thirty languages, which every visitor would have to load; text with other letters still gets
 * them, from the full file that `app/fonts.ts` names second.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** ASCII and the punctuation of Russian typography. */
const latin = `${charactersBetween(0x20, 0x7e)}\u00a0§©«°±²·»×\u2009\u2011–—‘’‚“”„•…\u202f‹›\u2060−`;
const russian = `${charactersBetween(0x410, 0x44f)}Ёё№`;
const rouble = "₽";

const folder = fileURLToPath(new URL("../../app/generated/fonts/", import.meta.url));
const fonts = createRequire(import.meta.url);

const golos = "@fontsource-variable/golos-text/files/golos-text";
const serif = "@fontsource/pt-serif/files/pt-serif";
const weights = ["400-normal", "700-normal", "400-italic"];
const sources = [
  ["golos-latin", `${golos}-latin-wght-normal`, latin],
  ["golos-russian", `${golos}-cyrillic-wght-normal`, russian],
  ["golos-rouble", `${golos}-latin-ext-wght-normal`, rouble],
  ...weights.flatMap((weight) => [
    [`pt-serif-latin-${weight}`, `${serif}-latin-${weight}`, latin],
    [`pt-serif-russian-${weight}`, `${serif}-cyrillic-${weight}`, russian],
  ]),
] as const;

mkdirSync(folder, { recursive: true });
for (const [name, source, characters] of sources) {
  const whole = readFileSync(fonts.resolve(`${source}.woff2`));
  const isVariable = source.startsWith(golos);
  const part = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    // The heaviest weight in use is 700; the file goes to 900.
    ...(isVariable && { variationAxes: { wght: { min: 400, max: 700 } } }),
  });
  writeFileSync(join(folder, `${name}.woff2`), part);
}

function charactersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
