import fc from "fast-check";
import { expect, test } from "vitest";
import { isUnreadableCount, parseCount } from "@/lib/tools/fines/parse-count";

test.each([
  ["150000", 150_000],
  [" 1 500 000 ", 1_500_000],
  ["1\u00a0500\u202f000", 1_500_000],
  ["+7", 7],
  ["007", 7],
  ["12,9", 12],
  ["12.9", 12],
  ["12,", 12],
  ["9".repeat(400), Number.MAX_SAFE_INTEGER],
])("reads %j as a number", (typed, count) => {
  expect(parseCount(typed)).toBe(count);
  expect(isUnreadableCount(typed)).toBe(false);
});

test.each(["abc", "-5", "1e6", "12abc", "1,5,0", "1.500.000", "0x10", "٣", "Infinity", "½", "−"])(
  "reads %j as 0 and reports it as unreadable",
  (typed) => {
    expect(parseCount(typed)).toBe(0);
    expect(isUnreadableCount(typed)).toBe(true);
  },
);

test.each(["", " ", "0", "00", "0,0", "+0"])("reads %j as 0 and does not report it", (typed) => {
  expect(parseCount(typed)).toBe(0);
  expect(isUnreadableCount(typed)).toBe(false);
});

test("returns a non-negative safe integer for any text", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (typed) => {
      const count = parseCount(typed);
      expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
    }),
  );
});

test("reads back a number that is formatted with spaces", () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
      expect(parseCount(new Intl.NumberFormat("ru").format(count))).toBe(count);
    }),
  );
});
