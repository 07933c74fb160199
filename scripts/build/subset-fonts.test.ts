import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, test } from "vitest";

/** `src`, as `app/fonts.ts` writes it, with the character range that it declares. */
const families = readFileSync("app/fonts.ts", "utf8")
  .split("localFont(")
  .slice(1)
  .map((source) => ({
    files: [...source.matchAll(/"(\.[^"]+\.woff2)"/g)].map(([, path = ""]) => `app/${path}`),
    range: charactersOf(source.match(/"(U\+[^"]+)"/)?.[1] ?? ""),
  }));
const cut = families.filter(({ files }) => files[0]?.includes("generated"));

describe("the fonts of the site", () => {
  test.each(cut)(
    "$files contain exactly the characters of their declared range that the typeface has",
    { tags: ["slow"] },
    ({ files, range }) => {
      for (const path of files) {
        const held = new Set(characterSet(path));
        // Characters missing in the typeface are drawn from another font by the browser.
        const typeface = path.includes("golos") ? "golos" : "pt-serif";
        const ofTypeface = families.flatMap((family) => family.files);
        const whole = new Set(
          ofTypeface.filter((file) => file.includes(typeface)).flatMap(characterSet),
        );
        expect([...range].filter((code) => !held.has(code) && whole.has(code))).toEqual([]);
        expect([...held].filter((code) => !range.has(code))).toEqual([]);
      }
    },
  );

  test("the subset fonts declare every letter and sign of a sample text", () => {
    const promised = new Set(cut.flatMap(({ range }) => [...range]));
    const text = "Съешь ещё этих мягких французских булок — № 152-ФЗ, «да» 1 990 ₽ QWxyz@/";
    expect([...text].filter((letter) => !promised.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});

function characterSet(path: string): number[] {
  const font = create(readFileSync(path));
  if (!("characterSet" in font)) throw new Error(`${path} is a collection`);
  // The last entry of a character map is a sentinel, not a character.
  return font.characterSet.filter((code) => code !== 0xffff);
}

/** `U+0041-0043, U+2116` → its code points. */
function charactersOf(range: string): Set<number> {
  const codes = new Set<number>();
  for (const [, first = "", last = first] of range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1) {
      codes.add(code);
    }
  }
  return codes;
}
