import { expect, test } from "vitest";
import { normalise } from "@/lib/features/policy-check/find/normalise";

test.each([
  ["small letters, «е» for «ё»", "Всё О Ёлке", "все о елке"],
  ["any kind of space", "10\u00a0рабочих\u202fдней\tв \u2009срок", "10 рабочих дней в срок"],
  ["no soft hyphens and zero widths", "обра\u00adбот\u200bка", "обработка"],
  ["a word broken at the end of a line", "обра-\nботка и хране-\r\n  ние", "обработка и хранение"],
  ["a word in capitals broken at the end of a line", "ПЕРСО-\nНАЛЬНЫЕ", "персональные"],
  ["a hyphen that belongs to the word", "интернет-\nМагазин", "интернет- магазин"],
  [
    "an empty line ends a paragraph, a single one does not",
    "а\nб\r\nв\n\nг\r\n\r\nд",
    "а б в\nг\nд",
  ],
  ["Latin letters in Cyrillic words", "coглacиe нa oбpaбoткy", "согласие на обработку"],
  ["Cyrillic letters in Latin words", "сookie и Cookie-файлы", "cookie и cookie-файлы"],
  ["words of two alphabets are kept", "CRMсистема", "crmсистема"],
  ["dashes and quotes", "«Вега» — это “дом”‑2", '"вега" - это "дом"-2'],
])("normalises text: %s", (_, given, expected) => {
  expect(normalise(given).text).toBe(expected);
});

test("maps each character to its place in the original", () => {
  const given = "\ufeffЁ\u00adж  и\n\n«обра-\nботка» 🙂 coглacиe";
  const { text, offsets } = normalise(given);
  expect(offsets.length).toBe(text.length);
  for (const word of ["ж", "и", "обра", "ботка", "🙂"]) {
    const at = text.indexOf(word);
    expect(given.slice(offsets[at]).toLowerCase().startsWith(word)).toBe(true);
  }
  expect(offsets[text.indexOf("согласие")]).toBe(given.indexOf("coглacиe"));
  for (let at = 1; at < offsets.length; at++) {
    expect(offsets[at]).toBeGreaterThan(offsets[at - 1] ?? 0);
  }
});
