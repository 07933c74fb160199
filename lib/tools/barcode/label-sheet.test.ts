import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeBarcode } from "@/lib/tools/barcode/encode";
import { drawBarcode } from "@/lib/tools/barcode/geometry";
import { checkFit, labelSheets, layOutLabels } from "@/lib/tools/barcode/label-sheet";

const look = { barWidth: 2, height: 100, fontSize: 20, isTextShown: true, moduleMm: 0.33 };
const label = (moduleMm = 0.33) => ({
  value: "4006381333931",
  drawing: drawBarcode(encodeBarcode("EAN13", "4006381333931"), { ...look, moduleMm }),
});
const sheetOf = (id: string) => {
  const sheet = labelSheets.find((labelSheet) => labelSheet.id === id);
  if (!sheet) throw new Error(`No sheet ${id}`);
  return sheet;
};

test("keeps every grid inside its page, without overlapping labels", { tags: ["slow"] }, () => {
  for (const sheet of labelSheets) {
    const copies = sheet.columns * sheet.rows;
    const [page = [], ...others] = layOutLabels([label()], sheet, { copies, skipped: 0 });
    expect(others).toEqual([]);
    expect(page).toHaveLength(copies);
    const { width, height } = sheet.label;
    for (const [index, one] of page.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.y).toBeGreaterThanOrEqual(0);
      expect(one.x + width).toBeLessThanOrEqual(sheet.page.width + 1e-9);
      expect(one.y + height).toBeLessThanOrEqual(sheet.page.height + 1e-9);
      for (const other of page.slice(0, index)) {
        const apart =
          Math.abs(one.x - other.x) >= width - 1e-9 || Math.abs(one.y - other.y) >= height - 1e-9;
        expect(apart).toBe(true);
      }
    }
  }
});

test("places 24 labels of 70 × 37 mm at their measured positions", () => {
  const [page = []] = layOutLabels([label()], sheetOf("a4-24"), { copies: 24, skipped: 0 });
  expect([page[0]?.x, page[0]?.y]).toEqual([0, 0.5]);
  expect([page[23]?.x, page[23]?.y]).toEqual([140, 259.5]);
});

test("lays out each copy once, in order, and leaves the used places blank", {
  tags: ["slow"],
}, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...labelSheets),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 40 }),
      fc.nat(70),
      (sheet, values, copies, skipped) => {
        const labels = Array.from({ length: values }, (_, index) => ({
          ...label(),
          value: String(index),
        }));
        const pages = layOutLabels(labels, sheet, { copies, skipped });
        const counts = new Map<string, number>();
        for (const { value } of pages.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
        expect([...counts.values()]).toEqual(labels.map(() => copies));
        const perPage = sheet.columns * sheet.rows;
        const used = skipped % perPage;
        expect(pages).toHaveLength(Math.ceil((values * copies + used) / perPage));
        const full = layOutLabels([label()], sheet, { copies: perPage, skipped: 0 })[0] ?? [];
        const corners = full.map(({ x, y }) => [x, y]);
        for (const [number, page] of pages.entries()) {
          const first = number === 0 ? used : 0;
          expect(page.map(({ x, y }) => [x, y])).toEqual(corners.slice(first, first + page.length));
        }
        const order = labels.flatMap(({ value }) => Array.from({ length: copies }, () => value));
        expect(pages.flat().map(({ value }) => value)).toEqual(order);
      },
    ),
    { numRuns: 40 },
  );
});

test("reports a barcode that does not fit on the label", () => {
  expect(checkFit(label(), sheetOf("58x40"), false)).toBeNull();
  expect(checkFit(label(), sheetOf("58x40"), true)).toBeNull();
  expect(checkFit(label(0.6), sheetOf("58x40"), false)).toContain("67,8\u00a0мм");
  expect(checkFit(label(), sheetOf("a4-65"), false)).toContain("по\u00a0высоте");
});
