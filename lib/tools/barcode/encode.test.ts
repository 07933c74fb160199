import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gs1CheckDigit } from "@/lib/tools/barcode/check-digit";
import { encodeBarcode } from "@/lib/tools/barcode/encode";
import { type BarcodeLook, drawBarcode } from "@/lib/tools/barcode/geometry";
import type { BarcodeType } from "@/lib/tools/barcode/symbologies";
import { msiBars, pharmacodeBars } from "@/tests/support/barcode-rules";
import { paintBars, readBarcodes } from "@/tests/support/read-barcode";

const look: BarcodeLook = {
  barWidth: 2,
  height: 60,
  fontSize: 20,
  isTextShown: true,
  moduleMm: 0.33,
};
const checked = (length: number) =>
  fc.stringMatching(new RegExp(`^\\d{${length}}$`)).map((body) => body + gs1CheckDigit(body));

describe("an independent decoder reads what was typed", () => {
  test.each<[BarcodeType, string, fc.Arbitrary<string>]>([
    ["CODE128", "CODE-128", fc.stringMatching(/^[!-~]([ -~]{0,18}[!-~])?$/)],
    ["EAN13", "EAN-13", checked(12)],
    ["EAN8", "EAN-8", checked(7)],
    ["CODE39", "CODE-39", fc.stringMatching(/^[0-9A-Z\-.$/+%]{2,14}$/)],
    ["ITF14", "I2/5", checked(13)],
  ])("%s", { timeout: 120_000 }, async (type, name, values) => {
    await fc.assert(
      fc.asyncProperty(
        values,
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        async (value, barWidth, isTextShown) => {
          const drawing = drawBarcode(encodeBarcode(type, value), {
            ...look,
            barWidth,
            isTextShown,
          });
          expect(await readBarcodes(paintBars(drawing, 3))).toBe(`${name}:${value}`);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe("what the decoder does not know agrees with the rules of the symbology", () => {
  test("MSI", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,30}$/), (value) => {
        expect(encodeBarcode("MSI", value).bars).toEqual(msiBars(value));
      }),
    );
  });

  test("pharmacode", () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 131_070 }), (number) => {
        const value = String(number);
        expect(encodeBarcode("pharmacode", value).bars).toEqual(pharmacodeBars(value));
      }),
    );
    // The examples of the Laetus guide's ends: two thin bars, sixteen thick ones.
    expect(encodeBarcode("pharmacode", "3").bars).toEqual([1, 2, 1]);
    expect(encodeBarcode("pharmacode", "131070").bars.filter((width) => width === 3)).toHaveLength(
      16,
    );
  });
});

test("every character that can be typed has an outline, the space apart", () => {
  const all = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
  const { outlines } = encodeBarcode("CODE128", all.slice(0, 80));
  const others = encodeBarcode("CODE128", all.slice(80)).outlines;
  for (const [character, outline] of Object.entries({ ...outlines, ...others })) {
    if (character === " ") expect(outline).toBe("");
    else expect(outline, character).toMatch(/^M-?\d[-\d. MLQCZ]*Z$/);
  }
});
