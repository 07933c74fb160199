import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { drawSymbol, minSize, toSvg } from "@/lib/tools/qr/drawing";
import { decodesTo } from "@/lib/tools/qr/read";
import { initialSettings, minPrintCm, sizeBounds } from "@/lib/tools/qr/settings";
import { isTooLong, makeSymbol, type QrSymbol } from "@/lib/tools/qr/symbol";
import { paintDrawing } from "@/tests/support/codes/paint-drawing";

function make(text: string, hasLogo = false): QrSymbol {
  const symbol = makeSymbol(text, { level: "M", hasLogo });
  if (isTooLong(symbol)) throw new Error("too long");
  return symbol;
}

const logo = { href: "data:image/png;base64,AAAA", width: 400, height: 200 };

test("fills exactly the dark modules", { tags: ["slow"] }, () => {
  const grid = fc.array(fc.array(fc.boolean(), { minLength: 21, maxLength: 21 }), {
    minLength: 21,
    maxLength: 21,
  });
  fc.assert(
    fc.property(grid, (rows) => {
      const isDark = (x: number, y: number) => rows[y]?.[x] ?? false;
      const symbol = { size: 21, isDark, logoSize: 0 };
      const { data, width } = paintDrawing(drawSymbol(symbol, { ...initialSettings, border: 0 }));
      const module = Math.floor(200 / 21);
      const origin = Math.floor((200 - 21 * module) / 2);
      const middle = origin + Math.floor(module / 2);
      const painted = rows.map((row, y) =>
        row.map((_, x) => data[((y * module + middle) * width + x * module + middle) * 4] === 0),
      );
      expect(painted).toEqual(rows);
    }),
  );
});

test("draws a readable code for any length, size and border", {
  tags: ["slow"],
}, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1100 }),
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 0, max: 20 }),
      (length, border, steps) => {
        const text = "я".repeat(length);
        const symbol = make(text);
        const size = Math.min(sizeBounds.max, minSize(symbol, border) + steps * 10);
        expect(size).toBeLessThanOrEqual(500);
        const drawing = drawSymbol(symbol, { ...initialSettings, border, size });
        expect(decodesTo(paintDrawing(drawing), text)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test("keeps at least the requested border", () => {
  const symbol = make("https://example.ru");
  for (const border of [0, 2, 4, 8]) {
    const { path } = drawSymbol(symbol, { ...initialSettings, border });
    const module = Math.floor(200 / (symbol.size + 2 * border));
    const columns = [...path.matchAll(/[MH](\d+)/g)].map(([, x]) => Number(x));
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(border * module);
    expect(Math.max(...columns)).toBeLessThanOrEqual(200 - border * module);
  }
});

test("requires 1.5 cm on paper for the smallest code and 9.5 cm for the largest", () => {
  expect(minPrintCm(21, 4)).toBe(1.5);
  expect(minPrintCm(33, 4)).toBe(2.5);
  expect(minPrintCm(177, 4)).toBe(9.5);
});

describe("the SVG file", () => {
  const read = (svg: string) => {
    expect(XMLValidator.validate(svg)).toBe(true);
    return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" }).parse(svg).svg;
  };

  test("has a background and one path at the requested size", () => {
    const drawing = drawSymbol(make("Привет"), { ...initialSettings, size: 320 });
    const svg = read(toSvg(drawing, 'QR-код: <"текст" & прочее>'));
    expect(svg).toMatchObject({ width: "320", height: "320", viewBox: "0 0 320 320" });
    expect(svg.title).toBe('QR-код: <"текст" & прочее>');
    expect(svg.path).toHaveLength(2);
    expect(svg.path[0]).toMatchObject({ fill: "#ffffff", d: "M0 0H320V320H0z" });
    expect(svg.path[1]).toMatchObject({ fill: "#000000", "shape-rendering": "crispEdges" });
  });

  test("has no background when it is transparent", () => {
    const drawing = drawSymbol(make("Привет"), { ...initialSettings, background: null });
    expect(read(toSvg(drawing, "QR-код")).path).toMatchObject({ fill: "#000000" });
  });

  test("keeps the logo's proportions in the middle, and the code stays readable", () => {
    const symbol = make("Привет", true);
    const drawing = drawSymbol(symbol, { ...initialSettings, size: 300 }, { logo });
    const image = read(toSvg(drawing, "QR-код")).image;
    expect(image["xlink:href"]).toBe(logo.href);
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(image[name]));
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(2, 1);
    expect(2 * (x ?? 0) + (width ?? 0)).toBeCloseTo(300, -1);
    expect(2 * (y ?? 0) + (height ?? 0)).toBeCloseTo(300, -1);
    expect(decodesTo(paintDrawing(drawing), "Привет")).toBe(true);
  });
});
