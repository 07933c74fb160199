import { expect, test } from "vitest";
import {
  cropsShownBefore,
  findingAnchors,
  formatSeverityCounts,
  shortAddress,
  unreadReason,
} from "@/components/features/site-check/report/findings/check-labels";
import type { FindingDetails } from "@/lib/features/site-check/report/responses";

test.each([
  [{ high: 3, medium: 2, low: 1 }, "3 важных, 2 обычных, 1 на заметку"],
  [{ high: 1, medium: 0, low: 0 }, "1 важное"],
  [{ high: 21, medium: 11, low: 0 }, "21 важное, 11 обычных"],
  [{ high: 0, medium: 0, low: 0 }, ""],
])("formatSeverityCounts writes %j in words", (counts, text) => {
  expect(formatSeverityCounts(counts).replaceAll("\u00a0", " ")).toBe(text);
});

test("findingAnchors are unique, also when a rule has several findings", () => {
  const rules = ["foreign-service", "meta-product", "foreign-service"] as const;
  const findings = rules.map((rule) => ({ rule }) as FindingDetails);
  expect(findingAnchors(findings)).toEqual([
    "foreign-service",
    "meta-product",
    "foreign-service-2",
  ]);
});

test("a screenshot is printed at its first finding, and later findings refer to that one", () => {
  const place = (n?: number) => ({
    url: "https://romashka.ru/",
    line: 1,
    excerpt: "",
    ...(n && { crop: { n, of: "form" as const, width: 10, height: 10 } }),
  });
  const shown = cropsShownBefore([
    { title: "Первая", evidence: [place(), place(1)] },
    { title: "Вторая", evidence: [place(1), place(2)] },
    { title: "Третья", evidence: [place(2)] },
  ]);
  expect(shown.map((item) => [...item])).toEqual([
    [],
    [[1, "Первая"]],
    [
      [1, "Первая"],
      [2, "Вторая"],
    ],
  ]);
});

test("unreadReason removes what the heading already says", () => {
  const text =
    "Не удалось прочитать: такой страницы нет. Проверьте адрес. О нарушениях судить нельзя.";
  expect(unreadReason(text)).toBe("Такой страницы нет. Проверьте адрес.");
});

test.each([
  ["https://romashka.ru/", "romashka.ru"],
  ["http://romashka.ru/%D0%BE%D0%BF%D0%BB%D0%B0%D1%82%D0%B0", "romashka.ru/оплата"],
  ["https://romashka.ru/%E0%E1", "romashka.ru/%E0%E1"],
])("shortAddress shows %s in readable form", (url, shown) => {
  expect(shortAddress(url)).toBe(shown);
});
