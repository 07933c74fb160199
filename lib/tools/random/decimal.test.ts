import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDecimals,
  divideDecimal,
  formatDecimal,
  parseDecimal,
  writeDecimal,
} from "@/lib/tools/random/decimal";

const parse = (text: string) => {
  const number = parseDecimal(text);
  if (!number) throw new Error(`${text} is no number`);
  return number;
};

describe("decimals", () => {
  test.each([
    ["7", "7"],
    ["+7", "7"],
    ["007", "7"],
    ["-1.50", "-1.5"],
    ["−1,5", "-1.5"],
    ["0.05", "0.05"],
    ["-0", "0"],
    ["3.0", "3"],
    ["9007199254740993.25", "9007199254740993.25"],
  ])("parseDecimal reads %s as %s", (text, written) => {
    expect(writeDecimal(parse(text))).toBe(written);
  });

  test.each(["", "-", "1.", ".5", "1e5", "1.2.3", "٣", "0x10", "1 000", "NaN", "Infinity"])(
    "parseDecimal rejects %j",
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  test("are added exactly", () => {
    expect(writeDecimal(addDecimals(["0.1", "0.2"].map(parse)))).toBe("0.3");
    expect(writeDecimal(addDecimals([]))).toBe("0");
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), { minLength: 1 }),
        (units) => {
          const sum = addDecimals(units.map((unit) => ({ units: unit, scale: 3 })));
          expect(sum).toEqual({ units: units.reduce((a, b) => a + b, 0n), scale: 3 });
        },
      ),
    );
  });

  test.each([
    ["10", 3, "3,33"],
    ["20", 3, "6,67"],
    ["0.01", 2, "0,01"],
    ["-0.01", 2, "−0,01"],
    ["-0.001", 1, "0,00"],
    ["1.005", 1, "1,01"],
    ["1234567.891", 1, "1\u00a0234\u00a0567,89"],
  ])("%s divided by %i is shown as %s", (text, by, quotient) => {
    expect(formatDecimal(divideDecimal(parse(text), by, 2), 2)).toBe(quotient);
  });

  test.each([
    ["1000", "1\u00a0000"],
    ["-1234.5", "−1\u00a0234,5"],
    ["999", "999"],
    ["0.5", "0,5"],
  ])("%s is shown as %s", (text, shown) => {
    expect(formatDecimal(parse(text))).toBe(shown);
  });
});
