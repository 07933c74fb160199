import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BarcodeAppearance, sizeInMm } from "@/lib/tools/barcode/drawing";
import { encodeBarcode } from "@/lib/tools/barcode/encode";
import { drawBarcode } from "@/lib/tools/barcode/geometry";
import {
  type barcodeTypes,
  linearTypes,
  matrixTypes,
  symbologies,
} from "@/lib/tools/barcode/symbologies";

const look: BarcodeAppearance = {
  barWidth: 2,
  height: 100,
  fontSize: 20,
  isTextShown: true,
  moduleMm: 0.33,
};
const example = (type: (typeof barcodeTypes)[number]) =>
  encodeBarcode(type, symbologies[type].example);

const looks = fc.record({
  barWidth: fc.integer({ min: 1, max: 5 }),
  height: fc.integer({ min: 50, max: 200 }),
  fontSize: fc.integer({ min: 10, max: 30 }),
  isTextShown: fc.boolean(),
  moduleMm: fc.double({ min: 0.15, max: 1.5, noNaN: true }),
});

test("EAN-13 with the nominal module is 113 modules and 37.29 mm wide, as GS1 demands", () => {
  const drawing = drawBarcode(example("EAN13"), look);
  expect(drawing.width).toBe(226);
  expect(sizeInMm(drawing).width).toBe(37.29);
  expect(drawing.bars[0]).toMatchObject({ x: 22 });
});

test("EAN-8 with the nominal module is 81 modules and 26.73 mm wide, as GS1 demands", () => {
  const drawing = drawBarcode(example("EAN8"), look);
  expect(drawing.width).toBe(162);
  expect(sizeInMm(drawing).width).toBe(26.73);
  // Seven modules of quiet zone on either side, and 67 of bars between them.
  expect(drawing.bars[0]).toMatchObject({ x: 14 });
  expect(Math.max(...drawing.bars.map(({ x, width }) => x + width))).toBe(162 - 14);
});

test("EAN has its three pairs of long bars at both ends and in the middle", () => {
  for (const [type, expected] of [
    ["EAN13", [0, 2, 46, 48, 92, 94]],
    ["EAN8", [0, 2, 32, 34, 64, 66]],
  ] as const) {
    const { bars } = drawBarcode(example(type), look);
    const left = bars[0]?.x ?? 0;
    const long = bars.filter(({ height }) => height === 110).map(({ x }) => (x - left) / 2);
    expect(long).toEqual(expected);
  }
});

describe("linear types with any appearance", () => {
  test.each(linearTypes)(
    "%s keeps its quiet zones, lies on whole pixels and stays inside the picture",
    (type) => {
      const symbol = example(type);
      fc.assert(
        fc.property(looks, (chosen) => {
          const drawing = drawBarcode(symbol, chosen);
          const quiet = symbologies[type].quietZone;
          const left = Math.min(...drawing.bars.map(({ x }) => x));
          const right = Math.max(...drawing.bars.map(({ x, width }) => x + width));
          expect(left).toBeGreaterThanOrEqual(quiet.left * chosen.barWidth);
          expect(drawing.width - right).toBeGreaterThanOrEqual(quiet.right * chosen.barWidth);
          if (quiet.atLeastMm) {
            expect(left * drawing.mmPerPixel).toBeGreaterThanOrEqual(quiet.atLeastMm - 1e-6);
          }
          for (const bar of drawing.bars) {
            expect([bar.x, bar.y, bar.width, bar.height].every(Number.isInteger)).toBe(true);
            expect(bar.y + bar.height).toBeLessThanOrEqual(drawing.height);
          }
          expect(drawing.glyphs.length > 0).toBe(chosen.isTextShown);
          expect(drawing.fontSize).toBeLessThanOrEqual(chosen.fontSize);
          for (const { x, baseline, size } of drawing.glyphs) {
            expect(x).toBeGreaterThanOrEqual(-1e-6);
            expect(x + size * 0.653).toBeLessThanOrEqual(drawing.width + 1e-6);
            expect(baseline).toBeLessThanOrEqual(drawing.height);
          }
        }),
        { numRuns: 50 },
      );
    },
  );
});

describe("matrix types with any appearance", () => {
  test.each(matrixTypes)(
    "%s keeps a quiet zone of two cells, with its caption below and inside the picture",
    (type) => {
      const symbol = example(type);
      fc.assert(
        fc.property(looks, (chosen) => {
          const drawing = drawBarcode(symbol, chosen);
          const cell = 4 * chosen.barWidth;
          const corners = [...drawing.cells.matchAll(/(\d+) (\d+)/g)].flatMap(([, x, y]) => [
            Number(x),
            Number(y),
          ]);
          expect(corners.every((at) => at % cell === 0)).toBe(true);
          expect(Math.min(...corners)).toBe(2 * cell);
          expect(Math.max(...corners)).toBe(drawing.width - 2 * cell);
          expect(drawing.mmPerPixel * cell).toBeCloseTo(chosen.moduleMm);
          expect(drawing.glyphs.length > 0).toBe(chosen.isTextShown);
          for (const { x, baseline, size } of drawing.glyphs) {
            expect(x).toBeGreaterThanOrEqual(-1e-6);
            expect(x + size * 0.653).toBeLessThanOrEqual(drawing.width + 1e-6);
            expect(baseline - size * 0.675).toBeGreaterThanOrEqual(drawing.width - 1e-6);
            expect(baseline + size * 0.2).toBeLessThanOrEqual(drawing.height);
          }
        }),
        { numRuns: 50 },
      );
    },
  );

  test("the caption shows one element per line and omits the cryptographic signature", () => {
    const value = `(01)04600439931256(21)5abc(91)EE06(92)${"A".repeat(44)}`;
    expect(encodeBarcode("GS1DATAMATRIX", value).caption).toEqual([
      "(01)04600439931256",
      "(21)5abc",
      "(91)EE06",
    ]);
    expect(encodeBarcode("DATAMATRIX", "A".repeat(30)).caption).toEqual([
      "A".repeat(24),
      "A".repeat(6),
    ]);
    for (const text of ["Привет", "A".repeat(73)]) {
      expect(encodeBarcode("DATAMATRIX", text).caption).toEqual([]);
    }
  });
});

test("digits do not overlap the long bars", () => {
  const drawing = drawBarcode(example("EAN13"), { ...look, barWidth: 1, fontSize: 30 });
  expect(drawing.fontSize).toBeLessThan(11);
  const long = drawing.bars.filter(({ height }) => height > look.height);
  for (const { x, size } of drawing.glyphs) {
    for (const bar of long) {
      expect(x + size * 0.653 <= bar.x + 1e-6 || x >= bar.x + bar.width).toBe(true);
    }
  }
});

test("ITF-14 has a line of two modules above and below its bars", () => {
  const { bars } = drawBarcode(example("ITF14"), look);
  expect(bars.filter(({ width }) => width === 135 * 2).map(({ height }) => height)).toEqual([4, 4]);
});
