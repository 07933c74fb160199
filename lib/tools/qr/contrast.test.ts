import { expect, test } from "vitest";
import { colourWarnings, contrastRatio, readColour } from "@/lib/tools/qr/contrast";

test("contrastRatio returns the contrast of WCAG", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrastRatio("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
  expect(contrastRatio("#123456", "#123456")).toBe(1);
});

test.each([
  ["#1A2b3C", "#1a2b3c"],
  ["abc", "#aabbcc"],
  [" #FFF ", "#ffffff"],
  ["#12345", null],
  ["красный", null],
  ['#000"/><script>', null],
])("readColour for %s returns %s", (typed, colour) => {
  expect(readColour(typed)).toBe(colour);
});

test("warns of colours that a scanner may not tell apart", () => {
  const kinds = (foreground: string, background: string | null) =>
    colourWarnings(foreground, background).map(({ kind }) => kind);
  expect(kinds("#000000", "#ffffff")).toEqual([]);
  expect(kinds("#1a4fa0", "#fdf6e3")).toEqual([]);
  expect(kinds("#ffcc00", "#ffffff")).toEqual(["low"]);
  expect(kinds("#ffffff", "#000000")).toEqual(["inverted"]);
  expect(kinds("#dddddd", "#bbbbbb")).toEqual(["low", "inverted"]);
  // Transparent lies on white paper.
  expect(kinds("#000000", null)).toEqual([]);
  expect(kinds("#ffff99", null)).toEqual(["low"]);
});
