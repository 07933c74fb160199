import { expect, test } from "vitest";
import { describeField, describeValue, isChange } from "@/components/admin/audit/describe-change";

test("fields have words, plans their names, and what is unknown its own name", () => {
  expect(describeField("role")).toBe("Роль");
  expect(describeField("plans.announced.standard.price")).toBe("«Стандарт» на /pricing: цена");
  expect(describeField("plans.gold.standard.price")).toBe("plans.gold.standard.price");
  expect(describeField("somethingNew")).toBe("somethingNew");
});

test.each([
  ["blocked", true, "да"],
  ["title", null, "пусто"],
  ["documentsLimit", -1, "без ограничения"],
  ["freePlanLimit", 3, "3"],
  ["role", "premium", "Премиум"],
  ["subscription", "free", "Бесплатный"],
  // Tests run in Kathmandu, UTC+5:45.
  ["premiumUntil", "2027-03-01T00:00:00.000Z", "1\u00a0марта\u00a02027, 05:45"],
  ["inForce", "2027-03-01", "1\u00a0марта 2027\u00a0г."],
  ["title", "premium", "premium"],
  ["plans.cabinet.ultra.features", ["Одно", "Другое"], "Одно; Другое"],
  ["audience", { kind: "all" }, '{"kind":"all"}'],
])("%s: %j", (field, value, words) => {
  expect(describeValue(field, value)).toBe(words);
});

test("a changed law is told without a name of the code", () => {
  const fields = ["law", "place", "wholeActToo", "editionName", "inForce", "whatChanged"];
  for (const field of [...fields, "documents", "owners"]) {
    expect(describeField(field)).toMatch(/^[А-Я]/);
  }
});

test("a change has both sides", () => {
  expect(isChange({ before: null, after: 1 })).toBe(true);
  expect([null, "a", ["before", "after"], { before: 1 }].some(isChange)).toBe(false);
});
