import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BarcodeAppearance } from "@/lib/tools/barcode/drawing";
import { encodeBarcode } from "@/lib/tools/barcode/encode";
import { drawBarcode } from "@/lib/tools/barcode/geometry";
import type { BarcodeType } from "@/lib/tools/barcode/symbologies";
import { gs1CheckDigit } from "@/lib/tools/barcode/values/check-digit";
import { msiBars, pharmacodeBars } from "@/tests/support/codes/barcode-rules";
import { paintBars, readBarcodes, readRow } from "@/tests/support/codes/read-barcode";
import { readWithZxing } from "@/tests/support/codes/read-zxing";

const look: BarcodeAppearance = {
  barWidth: 2,
  height: 60,
  fontSize: 20,
  isTextShown: true,
  moduleMm: 0.33,
};
const checked = (length: number) =>
  fc.stringMatching(new RegExp(`^\\d{${length}}$`)).map((body) => body + gs1CheckDigit(body));

describe("zbarimg reads any value", { tags: ["exhaustive"] }, () => {
  test.each<[BarcodeType, string, fc.Arbitrary<string>]>([
    ["CODE128", "CODE-128", fc.stringMatching(/^[!-~]([ -~]{0,18}[!-~])?$/)],
    ["EAN13", "EAN-13", checked(12)],
    ["EAN8", "EAN-8", checked(7)],
    ["CODE39", "CODE-39", fc.stringMatching(/^[0-9A-Z\-.$/+%]{2,14}$/)],
    ["ITF14", "I2/5", checked(13)],
  ])("as %s", async (type, name, values) => {
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

test("zbarimg reads the drawn path of four types", { tags: ["slow"] }, async () => {
  for (const [type, value, read] of [
    ["CODE128", "ZAKAZ-2026/0147 ok", "CODE-128:ZAKAZ-2026/0147 ok"],
    ["EAN8", "96385074", "EAN-8:96385074"],
    ["CODE39", "INV-00147", "CODE-39:INV-00147"],
    ["ITF14", "15400141288763", "I2/5:15400141288763"],
  ] as const) {
    const drawing = drawBarcode(encodeBarcode(type, value), look);
    expect(await readBarcodes(paintBars(drawing, 2))).toBe(read);
  }
});

/** What a scanner gives of `(01)…(21)serial(10)batch`, and how it is typed. */
const gs1Messages = fc
  .record({
    gtin: checked(13),
    serial: fc.stringMatching(/^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{0,8}[A-Z_a-z]$/),
    date: fc.constantFrom("271231", "240229", "300100"),
    batch: fc.stringMatching(/^[0-9A-Z]{1,8}$/),
  })
  .map(({ gtin, serial, date, batch }) => ({
    typed: `(01)${gtin}(21)${serial}(17)${date}(10)${batch}`,
    scanned: `01${gtin}21${serial}\u001d17${date}10${batch}`,
  }));

describe("zxing reads GS1 data with FNC1 first and GS between elements", () => {
  const scale = fc.integer({ min: 1, max: 5 });

  test.each([
    ["GS1128", "]C1"],
    ["GS1DATAMATRIX", "]d2"],
  ] as const)("in %s with any elements", { tags: ["slow"] }, async (type, symbology) => {
    await fc.assert(
      fc.asyncProperty(gs1Messages, scale, fc.boolean(), async (message, barWidth, isTextShown) => {
        const symbol = encodeBarcode(type, message.typed);
        const picture = paintBars(drawBarcode(symbol, { ...look, barWidth, isTextShown }), 2);
        expect(await readWithZxing(picture)).toEqual([{ symbology, text: message.scanned }]);
      }),
      { numRuns: 12 },
    );
  });

  test("in GS1-128, as zbarimg does", { tags: ["slow"] }, async () => {
    const symbol = encodeBarcode("GS1128", "(01)04600439931256(10)A12(17)271231");
    expect(await readBarcodes(paintBars(drawBarcode(symbol, look), 3))).toBe(
      "CODE-128:010460043993125610A12\u001d17271231",
    );
  });

  test.each([
    ["GS1128", "(01)04600439931256(17)271231(10)A12", "]C1", "01046004399312561727123110A12"],
    ["DATAMATRIX", "Склад № 7, ряд 12", "]d1", "Склад № 7, ряд 12"],
  ] as const)("in %s for a warehouse", async (type, typed, symbology, text) => {
    const picture = paintBars(drawBarcode(encodeBarcode(type, typed), look), 1);
    expect(await readWithZxing(picture)).toEqual([{ symbology, text }]);
  });

  test("in a code of «Честный знак», with GS as a character or as \\x1d", async () => {
    const tail = "/+".repeat(21);
    const issued = (gs: string) => `0104600439931256215!aB<1?x"&_${gs}91EE06${gs}92${tail}==`;
    for (const typed of [issued("\u001d"), issued("\\x1d")]) {
      const picture = paintBars(drawBarcode(encodeBarcode("GS1DATAMATRIX", typed), look), 1);
      expect(await readWithZxing(picture)).toEqual([{ symbology: "]d2", text: issued("\u001d") }]);
    }
  });
});

test("encodes any text in Data Matrix, including the library's own escapes", {
  tags: ["slow"],
}, async () => {
  const anyText = fc.oneof(
    fc.string({ minLength: 1, maxLength: 60 }),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
    fc.constantFrom("^FNC1", "^029^094", "a^^b", "^ECI000026", "Привет, мир", "😀 ёлка"),
  );
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const picture = paintBars(drawBarcode(encodeBarcode("DATAMATRIX", text), look), 1);
      const [code, ...others] = await readWithZxing(picture);
      expect(others).toEqual([]);
      expect(code?.text).toBe(text.replace(/\p{Surrogate}/gu, "\ufffd"));
      expect(code?.symbology).toMatch(/^\]d[14]$/);
    }),
    { numRuns: 30 },
  );
});

describe("types that the decoder does not know", () => {
  test.each([
    ["MSI", "80523", msiBars("80523")],
    ["pharmacode", "1234", pharmacodeBars("1234")],
  ] as const)("%s is painted as its rules demand, with a wide quiet zone", (type, value, bars) => {
    const row = readRow(paintBars(drawBarcode(encodeBarcode(type, value), look), 1), 50);
    expect(row.slice(1, -1).map((run) => run / look.barWidth)).toEqual(bars);
    expect(Math.min(row[0] ?? 0, row.at(-1) ?? 0) / look.barWidth).toBeGreaterThanOrEqual(12);
  });

  test("MSI has the bars that its rules demand", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,30}$/), (value) => {
        expect(encodeBarcode("MSI", value).bars).toEqual(msiBars(value));
      }),
    );
  });

  test("pharmacode has the bars that its rules demand", () => {
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

test("provides an outline for every printable character except the space", () => {
  const all = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
  const { outlines } = encodeBarcode("CODE128", all.slice(0, 80));
  const others = encodeBarcode("CODE128", all.slice(80)).outlines;
  for (const [character, outline] of Object.entries({ ...outlines, ...others })) {
    if (character === " ") expect(outline).toBe("");
    else expect(outline, character).toMatch(/^M-?\d[-\d. MLQCZ]*Z$/);
  }
});
