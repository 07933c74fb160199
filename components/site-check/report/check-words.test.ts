import { expect, test } from "vitest";
import {
  countWords,
  findingAnchors,
  shortAddress,
} from "@/components/site-check/report/check-words";
import type { FindingDetails } from "@/lib/features/site-check/responses";

test.each([
  [{ high: 3, medium: 2, low: 1 }, "3 важных, 2 обычных, 1 на заметку"],
  [{ high: 1, medium: 0, low: 0 }, "1 важное"],
  [{ high: 21, medium: 11, low: 0 }, "21 важное, 11 обычных"],
  [{ high: 0, medium: 0, low: 0 }, ""],
])("counts are told in words: %j", (counts, words) => {
  expect(countWords(counts).replaceAll("\u00a0", " ")).toBe(words);
});

test("each finding has an anchor of its own, also where a rule found several things", () => {
  const rules = ["foreign-service", "meta-product", "foreign-service"] as const;
  const findings = rules.map((rule) => ({ rule }) as FindingDetails);
  expect(findingAnchors(findings)).toEqual([
    "foreign-service",
    "meta-product",
    "foreign-service-2",
  ]);
});

test.each([
  ["https://romashka.ru/", "romashka.ru"],
  ["http://romashka.ru/%D0%BE%D0%BF%D0%BB%D0%B0%D1%82%D0%B0", "romashka.ru/оплата"],
  ["https://romashka.ru/%E0%E1", "romashka.ru/%E0%E1"],
])("%s is shown as people read it", (url, shown) => {
  expect(shortAddress(url)).toBe(shown);
});
