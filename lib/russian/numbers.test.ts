import { expect, test } from "vitest";
import { formatNumber } from "@/lib/russian/numbers";

test.each([
  [0, "0"],
  [999, "999"],
  [1455, "1\u202f455"],
  [1_250_000, "1\u202f250\u202f000"],
  [1.5, "1,5"],
  [-1455, "-1\u202f455"],
])("formatNumber formats %d in Russian", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
