import fc from "fast-check";
import { expect, test } from "vitest";
import { layOutCodes, printPage, printWidthsCm } from "@/lib/tools/qr/print-sheet";

test("places every code once, without overlap and inside the page", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(...printWidthsCm),
      // With a frame and a name a code is up to half as high again as it is wide.
      fc.double({ min: 1, max: 1.5, noNaN: true }),
      fc.integer({ min: 1, max: 10 }),
      (count, cm, ratio, copies) => {
        const cell = { width: cm * 10, height: cm * 10 * ratio };
        const pages = layOutCodes(count, cell, copies);
        const printed = pages.flat().map(({ index }) => index);
        expect(printed).toEqual(
          Array.from({ length: count * copies }, (_, place) => Math.floor(place / copies)),
        );
        const misplaced: object[] = [];
        for (const page of pages) {
          for (const [at, { x, y }] of page.entries()) {
            const isOnPage =
              x >= 5 &&
              y >= 5 &&
              x + cell.width <= printPage.width - 5 &&
              y + cell.height <= printPage.height - 5;
            const isApart = page
              .slice(0, at)
              .every(
                (other) =>
                  Math.abs(other.x - x) >= cell.width + 4.9 ||
                  Math.abs(other.y - y) >= cell.height + 4.9,
              );
            if (!isOnPage || !isApart) misplaced.push({ at, x, y });
          }
        }
        expect(misplaced).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test("places thirty codes of three centimetres on one page", () => {
  expect(layOutCodes(30, { width: 30, height: 30 }, 1)).toHaveLength(1);
});
