import fc from "fast-check";
import { expect, test } from "vitest";
import { columnWidths, formWidths } from "@/lib/engine/writers/shared/column-widths";

test("columnWidths gives most of the width to the column with the longer text", () => {
  const [short = 0, long = 0] = columnWidths(
    [
      { min: 30, max: 40 },
      { min: 60, max: 2000 },
    ],
    400,
  );
  expect(short).toBeGreaterThanOrEqual(30);
  expect(long).toBeGreaterThan(2 * short);
});

test("columnWidths leaves a column its minimum beside one with an endless word", () => {
  const [endless = 0, other = 0] = columnWidths(
    [
      { min: 5000, max: 5000 },
      { min: 60, max: 100 },
    ],
    400,
  );
  expect(other).toBeGreaterThanOrEqual(60);
  expect(endless).toBeGreaterThan(200);
});

test("formWidths makes columns equal unless a word would break", () => {
  const need = (min: number) => ({ min, max: 2 * min });
  expect(formWidths([need(20), need(20), need(20)], 450)).toEqual([150, 150, 150]);
  const widths = formWidths([need(40), need(60), need(110), need(50), need(30)], 450);
  expect(widths[2]).toBeGreaterThanOrEqual(110);
  expect(Math.min(...widths)).toBeGreaterThan(80);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(450, 6);
});

test("columnWidths and formWidths fill the table for any columns", () => {
  const need = fc
    .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }))
    .map(([min, more]) => ({ min, max: min + more }));
  fc.assert(
    fc.property(fc.array(need, { minLength: 1, maxLength: 8 }), (needs) => {
      const widths = columnWidths(needs, 450);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(450, 6);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(0);
      const form = formWidths(needs, 450);
      expect(form.reduce((sum, width) => sum + width, 0)).toBeCloseTo(450, 6);
    }),
  );
});
