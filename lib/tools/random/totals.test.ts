import { expect, test } from "vitest";
import { formatForClipboard, formatNumber, totalsOf } from "@/lib/tools/random/totals";

test.each([
  [["1", "2", "4"], "7,00", "2,33"],
  [["0.1", "0.2"], "0,30", "0,15"],
  [["-5", "3"], "−2,00", "−1,00"],
  [
    ["9007199254740991", "9007199254740991"],
    "18 014 398 509 481 982,00",
    "9 007 199 254 740 991,00",
  ],
  [["42"], "42,00", "42,00"],
])("totalsOf %j returns sum and mean", (numbers, sum, mean) => {
  const totals = totalsOf(numbers);
  expect(totals.sum.replaceAll("\u00a0", " ")).toBe(sum);
  expect(totals.mean.replaceAll("\u00a0", " ")).toBe(mean);
});

test("shows numbers in Russian format and copies them without inner spaces", () => {
  expect(formatNumber("-1234.5")).toBe("−1\u00a0234,5");
  expect(formatForClipboard(["1234", "-5"])).toBe("1234, -5");
  expect(formatForClipboard(["1.5", "2"])).toBe("1,5; 2");
});
