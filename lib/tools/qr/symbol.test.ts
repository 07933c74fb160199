import fc from "fast-check";
import { expect, test } from "vitest";
import { decodesTo } from "@/lib/tools/qr/read";
import { type CorrectionLevel, correctionLevels } from "@/lib/tools/qr/settings";
import { isTooLong, makeSymbol, type QrSymbol } from "@/lib/tools/qr/symbol";
import { anyCharacter } from "@/tests/support/arbitrary-text";

/** One module on `scale` pixels; `flip` makes a module wrong. */
function paint(symbol: QrSymbol, scale = 3, flip: (x: number, y: number) => boolean = () => false) {
  const border = 4;
  const side = (symbol.size + 2 * border) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const [x, y] = [Math.floor(column / scale) - border, Math.floor(row / scale) - border];
      if (symbol.isDark(x, y) !== flip(x, y)) data.set([0, 0, 0], (row * side + column) * 4);
    }
  }
  return { data, width: side, height: side };
}

function make(text: string, level: CorrectionLevel, hasLogo = false): QrSymbol {
  const symbol = makeSymbol(text, { level, hasLogo });
  if (isTooLong(symbol)) throw new Error("too long");
  return symbol;
}

const anyLevel = fc.constantFrom(...correctionLevels);

test("encodes any text of any script so that it reads back the same", { tags: ["slow"] }, () => {
  const anyText = fc.oneof(
    fc.string({ unit: anyCharacter, minLength: 1, maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(..."абвгдеёжзАБЯ .,-№«»"), minLength: 1, maxLength: 200 }),
    fc.stringMatching(/^[0-9]{1,200}$/),
    fc.stringMatching(/^[0-9A-Z $%*+./:-]{1,200}$/),
  );
  fc.assert(
    fc.property(anyText, anyLevel, (text, level) => {
      expect(decodesTo(paint(make(text, level)), text)).toBe(true);
    }),
  );
});

test("adds the UTF-8 mark for text beyond ASCII only", () => {
  // 14 bytes fit into version 1 at level M; beside the mark of 12 bits they do not.
  expect(make("a".repeat(14), "M").size).toBe(21);
  expect(make("я".repeat(6), "M").size).toBe(21);
  expect(make("я".repeat(7), "M").size).toBe(25);
});

test.each<[CorrectionLevel, string, number]>([
  ["L", "7", 7089],
  ["H", "7", 3057],
  ["L", "Z", 4296],
  ["M", "a", 2331],
  ["H", "a", 1273],
  ["L", "я", 1476],
  ["M", "я", 1165],
  ["Q", "я", 831],
  ["H", "я", 636],
])("level %s has a capacity for «%s» of %i characters", { tags: ["slow"] }, (level, sign, most) => {
  const full = make(sign.repeat(most), level);
  expect(full.size).toBe(177);
  expect(decodesTo(paint(full, 2), sign.repeat(most))).toBe(true);

  const over = makeSymbol(sign.repeat(most + 3), { level, hasLogo: false });
  expect(over).toMatchObject({ length: most + 3, fits: most });
});

test("names a lower level at which a too long text fits", () => {
  const over = (count: number) => makeSymbol("я".repeat(count), { level: "H", hasLogo: false });
  expect(over(700)).toMatchObject({ fits: 636, fitsAt: "Q" });
  expect(over(1400)).toMatchObject({ fitsAt: "L" });
  expect(over(2000)).toMatchObject({ length: 2000, fitsAt: null });
});

test("counts characters, not UTF-16 units", () => {
  expect(makeSymbol("🎄".repeat(400), { level: "H", hasLogo: false })).toMatchObject({
    length: 400,
    fits: 318,
  });
});

test("skips version 23, which many scanners misread", { tags: ["slow"] }, () => {
  const sizes = new Set<number>();
  for (let count = 990; count <= 1110; count += 5) sizes.add(make("a".repeat(count), "L").size);
  expect(sizes).toContain(105);
  expect(sizes).not.toContain(109);
  expect(sizes).toContain(113);
});

test("stays readable when every module under the logo is wrong, at any size", {
  tags: ["slow"],
}, () => {
  const seen = new Set<number>();
  for (let count = 1; count <= 1240; count += 11) {
    const text = "b".repeat(count);
    const symbol = make(text, "L", true);
    if (seen.has(symbol.size)) continue;
    seen.add(symbol.size);
    const from = (symbol.size - symbol.logoSize) / 2;
    const isUnder = (at: number) => at >= from && at < from + symbol.logoSize;
    const damaged = paint(symbol, 2, (x, y) => isUnder(x) && isUnder(y));
    expect(decodesTo(damaged, text), `${symbol.size} modules`).toBe(true);
    // The square is in the middle, on whole modules, and large enough to be seen.
    expect(Number.isInteger(from)).toBe(true);
    expect(symbol.logoSize / symbol.size).toBeGreaterThan(0.2);
  }
  expect(Math.min(...seen)).toBe(29);
  expect(seen.size).toBeGreaterThan(30);
});
