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

  // PT Serif has no sign of the rouble: the browser takes it from the other typeface.
  test.each([
    ["golos", /golos-/, ""],
    ["PT Serif, regular", /pt-serif-\w+-400-normal/, "₽"],
    ["PT Serif, bold", /pt-serif-\w+-700-normal/, "₽"],
    ["PT Serif, italic", /pt-serif-\w+-400-italic/, "₽"],
  ])(
    "the subset fonts declare and contain every letter and sign of Russian pages: %s",
    (_, name, missing) => {
      const families = cut.filter(({ files }) => files.some((path) => name.test(path)));
      const promised = new Set(families.flatMap(({ range }) => [...range]));
      const held = new Set(
        families
          .flatMap(({ files }) => files.filter((path) => name.test(path)))
          .flatMap(characterSet),
      );
      const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_none, at) => 32 + at));
      const letters = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя";
      const text = `${ascii}${letters}${letters.toUpperCase()}\u00a0§«»–—„“…№₽`;
      const lacked = (codes: ReadonlySet<number>) =>
        [...text].filter((sign) => !codes.has(sign.codePointAt(0) ?? 0)).join("");
      expect(lacked(promised)).toBe(missing);
      expect(lacked(held)).toBe(missing);
    },
  );
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
