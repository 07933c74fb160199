import { expect, test } from "vitest";
import { gs1CheckDigit, msiCheckDigit } from "@/lib/tools/barcode/values/check-digit";

test.each([
  // «Check digit calculator» of GS1 and the examples of its General Specifications.
  ["629104150021", "3"],
  ["400638133393", "1"],
  ["931234567890", "7"],
  ["9638507", "4"],
  ["1540014128876", "3"],
  // A sum that is a multiple of ten.
  ["000000000000", "0"],
])("gs1CheckDigit for %s returns %s", (digits, right) => {
  expect(gs1CheckDigit(digits)).toBe(right);
});

test.each([
  ["1234567", "4"],
  // 6 + 2 + 1 + 0 + 7 = 16.
  ["80523", "4"],
  ["0", "0"],
])("msiCheckDigit (mod 10) for %s returns %s", (digits, right) => {
  expect(msiCheckDigit(digits)).toBe(right);
});
