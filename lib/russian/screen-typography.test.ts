import { expect, test } from "vitest";
import { foldText } from "@/lib/platform/content/find-texts";
import { typeset } from "@/lib/russian/screen-typography";

test.each([
  ["закон № 152-ФЗ", "закон №\u00a0152-\u2060ФЗ"],
  ["от 100–300 тыс.", "от\u00a0100–\u2060300\u00a0тыс."],
  ["по-русски", "по-русски"],
  ["2024 — 2026", "2024\u00a0— 2026"],
])("typeset sets «%s» so that no number breaks over lines", (text, set) => {
  expect(typeset(text)).toBe(set);
  expect(typeset(set)).toBe(set);
});

test("foldText makes a typeset text equal to the plain text that a user searches for", () => {
  expect(foldText(typeset("Закон № 152-ФЗ"))).toBe(foldText("закон № 152-ФЗ"));
});
