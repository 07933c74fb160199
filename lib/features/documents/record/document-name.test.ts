import { expect, test } from "vitest";
import { consentPurposes } from "@/lib/engine/questions/vocabulary/options";
import {
  consentSubject,
  documentName,
  draftName,
} from "@/lib/features/documents/record/document-name";

const title = "Согласие на обработку персональных данных";
const purposes = Object.keys(consentPurposes);

test("names a consent by its purpose, in at most 40 letters, each purpose differently", () => {
  expect(documentName(title, { type: "consent", consentPurpose: "feedback" })).toBe(
    "Согласие: Обратная связь",
  );
  const names = purposes.map((consentPurpose) =>
    documentName(title, { type: "consent", consentPurpose }),
  );
  expect(new Set(names).size).toBe(purposes.length);
  expect(names.filter((name) => [...name].length > 40)).toEqual([]);
});

test("names a custom purpose in the owner's words when they are short and on one line", () => {
  const named = (otherPurpose: string) =>
    documentName(title, { type: "consent", consentPurpose: "other", otherPurpose });
  expect(named(" Учёт волонтёров ")).toBe("Согласие: Учёт волонтёров");
  expect(named("Учёт волонтёров\nи дарителей")).toBe("Согласие: иная цель");
  expect(named("слово ".repeat(20))).toBe("Согласие: иная цель");
  expect(named("")).toBe("Согласие: иная цель");
});

test("names a document with all consents of a site «Согласия: все цели»", () => {
  expect(documentName(title, { type: "consent" })).toBe("Согласия: все цели");
});

test("names any other type by its title, even if its answers contain a consent's purpose", () => {
  const policy = { type: "privacy", consentPurpose: "feedback" };
  expect(documentName("Политика", policy)).toBe("Политика");
  expect(consentSubject(policy)).toBeNull();
});

test("names a draft by its type until a known purpose of consent is chosen", () => {
  expect(draftName(title, { type: "consent", consentPurpose: "" })).toBe(title);
  expect(draftName(title, { type: "consent", consentPurpose: "constructor" })).toBe(title);
  expect(draftName(title, { type: "consent", consentPurpose: "delivery" })).toBe(
    "Согласие: Доставка",
  );
});
