import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { encodeBarcode } from "@/lib/tools/barcode/encode";
import { drawBarcode } from "@/lib/tools/barcode/geometry";
import { writeSvg } from "@/lib/tools/barcode/write-svg";

const look = { barWidth: 2, height: 100, fontSize: 20, isTextShown: true, moduleMm: 0.33 };

test("writes the size in millimetres and uses no font", () => {
  const svg = writeSvg(drawBarcode(encodeBarcode("EAN13", "4006381333931"), look), "EAN-13");
  expect(XMLValidator.validate(svg)).toBe(true);
  const { svg: root } = new XMLParser({ ignoreAttributes: false }).parse(svg);
  expect(root["@_width"]).toBe("37.29mm");
  expect(root["@_viewBox"]).toMatch(/^0 0 226 \d+$/);
  expect(root.title).toBe("EAN-13");
  expect(svg).not.toContain("<text");
  // The ground, the bars, and thirteen digits.
  expect(root.path).toHaveLength(15);
});

test("escapes XML characters of the value", () => {
  const value = "<A&B>";
  const svg = writeSvg(drawBarcode(encodeBarcode("CODE128", value), look), value);
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(new XMLParser({ processEntities: true }).parse(svg).svg.title).toBe(value);
});

test("writes valid XML for a value with an invisible separator", () => {
  const typed = "0104600439931256215abc\u001d93Zz12";
  for (const type of ["GS1DATAMATRIX", "DATAMATRIX"] as const) {
    const symbol = encodeBarcode(type, typed);
    expect(XMLValidator.validate(writeSvg(drawBarcode(symbol, look), symbol.value))).toBe(true);
  }
  expect(encodeBarcode("GS1DATAMATRIX", typed).value).toBe("(01)04600439931256(21)5abc(93)Zz12");
});
