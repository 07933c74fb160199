import fc from "fast-check";
import { expect, test } from "vitest";
import { columnWidths } from "@/lib/engine/writers/column-widths";

test("a short column stays narrow, a long one gets the room", () => {
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

test("an endless word does not starve its neighbour", () => {
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

test("the widths fill the table, whatever the columns need", () => {
  const need = fc
    .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }))
    .map(([min, more]) => ({ min, max: min + more }));
  fc.assert(
    fc.property(fc.array(need, { minLength: 1, maxLength: 8 }), (needs) => {
      const widths = columnWidths(needs, 450);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(450, 6);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(0);
    }),
  );
});
