import { expect, test } from "vitest";
import { consentPurposes } from "@/lib/engine/questions/vocabulary/options";
import { consentSubject, documentName, draftName } from "@/lib/features/documents/document-name";

const title = "Согласие на обработку персональных данных";
const purposes = Object.keys(consentPurposes);

test("a consent is called by what it is for, and no two of one owner alike", () => {
  expect(documentName(title, { type: "consent", consentPurpose: "feedback" })).toBe(
    "Согласие: Обратная связь",
  );
  const names = purposes.map((consentPurpose) =>
    documentName(title, { type: "consent", consentPurpose }),
  );
  expect(new Set(names).size).toBe(purposes.length);
  expect(names.filter((name) => [...name].length > 40)).toEqual([]);
});

test("a purpose in the owner's words is called by them while they fit", () => {
  const named = (otherPurpose: string) =>
    documentName(title, { type: "consent", consentPurpose: "other", otherPurpose });
  expect(named(" Учёт волонтёров ")).toBe("Согласие: Учёт волонтёров");
  expect(named("Учёт волонтёров\nи дарителей")).toBe("Согласие: иная цель");
  expect(named("слово ".repeat(20))).toBe("Согласие: иная цель");
  expect(named("")).toBe("Согласие: иная цель");
});

test("a file with all consents of a site is one of many", () => {
  expect(documentName(title, { type: "consent" })).toBe("Согласия: все цели");
});

test("any other document is called by its title, whatever its answers say of consents", () => {
  const policy = { type: "privacy", consentPurpose: "feedback" };
  expect(documentName("Политика", policy)).toBe("Политика");
  expect(consentSubject(policy)).toBeNull();
});

test("a draft is called by its type until its consent is chosen", () => {
  expect(draftName(title, { type: "consent", consentPurpose: "" })).toBe(title);
  expect(draftName(title, { type: "consent", consentPurpose: "constructor" })).toBe(title);
  expect(draftName(title, { type: "consent", consentPurpose: "delivery" })).toBe(
    "Согласие: Доставка",
  );
});
