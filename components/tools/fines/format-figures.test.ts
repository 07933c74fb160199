import { expect, test } from "vitest";
import {
  formatCount,
  formatMultiplier,
  formatRange,
  formatShare,
} from "@/components/tools/fines/format-figures";
import { formatPrice } from "@/lib/russian/numbers";

/** Makes kinds of spaces visible. */
const spaced = (text: string) => text.replaceAll("\u202f", "_").replaceAll("\u00a0", "~");

test.each([
  [30_000, "30_000_₽"],
  [1_335_000, "1_335_000_₽"],
  [693_716_400, "693_716_400_₽"],
])("formatPrice writes a fine of %i", (fine, text) => expect(spaced(formatPrice(fine))).toBe(text));

test.each([
  [0, "0,00_%"],
  [0.67, "0,67_%"],
  [7.5, "7,50_%"],
  [3, "3,00_%"],
  [1234.5, "1_234,50_%"],
  [7_500_000, "7_500_000,00_%"],
])("formatShare writes a share of %f", (share, text) =>
  expect(spaced(formatShare(share))).toBe(text),
);

test.each([
  [10, "×~1"],
  [12, "×~1,2"],
  [20, "×~2"],
])("formatMultiplier writes a multiplier of %i tenths", (tenths, text) =>
  expect(spaced(formatMultiplier(tenths))).toBe(text),
);

test("formatRange writes the currency once and allows a line break only after the dash", () => {
  expect(spaced(formatRange({ min: 240_000, max: 780_000 }))).toBe("240_000~– 780_000_₽");
});

test("formatCount writes nothing for zero", () => {
  expect(formatCount(0)).toBe("");
  expect(spaced(formatCount(9999))).toBe("9_999");
});
