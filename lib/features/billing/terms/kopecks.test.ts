import fc from "fast-check";
import { expect, test } from "vitest";
import { formatKopecks, parseKopecks } from "@/lib/features/billing/terms/kopecks";

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [10, "0.10"],
  [199_000, "1990.00"],
  [5_988_001, "59880.01"],
])("formats %i kopecks as «%s» and parses it back", (kopecks, text) => {
  expect(formatKopecks(kopecks)).toBe(text);
  expect(parseKopecks(text)).toBe(kopecks);
});

test("parses every formatted sum back to the same kopecks, without the errors of floats", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (kopecks) => {
      expect(parseKopecks(formatKopecks(kopecks))).toBe(kopecks);
    }),
  );
  expect(1.15 * 100).not.toBe(115);
  expect(parseKopecks("1.15")).toBe(115);
});

test.each([
  "",
  "1990",
  "1990.0",
  "1990.001",
  "-1.00",
  "1 990.00",
  "1990,00",
  "1e3.00",
  "٣.00",
  "12345678901.00",
])("parseKopecks rejects «%s»", (text) => {
  expect(parseKopecks(text)).toBeNull();
});
