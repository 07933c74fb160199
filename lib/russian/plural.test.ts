import { expect, test } from "vitest";
import { plural, pluralForm } from "@/lib/russian/plural";

test.each([
  [0, "документов"],
  [1, "документ"],
  [2, "документа"],
  [4, "документа"],
  [5, "документов"],
  [11, "документов"],
  [12, "документов"],
  [14, "документов"],
  [20, "документов"],
  [21, "документ"],
  [22, "документа"],
  [111, "документов"],
  [101, "документ"],
  [-2, "документа"],
])("plural chooses the form for a count: %i %s", (count, form) => {
  expect(pluralForm(count, "документ", "документа", "документов")).toBe(form);
  expect(plural(count, "документ", "документа", "документов")).toBe(`${count}\u00a0${form}`);
});

test("plural separates thousands with a narrow non-breaking space", () => {
  expect(plural(1455, "документ", "документа", "документов")).toBe("1\u202f455\u00a0документов");
});
