import { expect, test } from "vitest";
import { fillInSeen } from "@/components/documents/wizard/drafts/fill-in-seen";
import { emptyValues } from "@/components/documents/wizard/plan/form-values";

const begin = (answers: object = {}, isKept = false) => {
  const values = { ...emptyValues("privacy"), ...answers };
  const kept = isKept
    ? { values, savedAt: "2026-11-21T09:00:00.000Z", stored: null, marks: [] }
    : null;
  return { type: "privacy" as const, values, stored: null, isAhead: isKept, kept };
};
const seen = {
  from: "site",
  answers: {
    websiteUrl: "https://romashka.ru",
    inn: "7707083893",
    companyName: "",
    consentPurpose: "newsletter",
    unheardOf: 1,
  },
} as const;

test("what was seen fills an empty form; only questions that it asks are named", () => {
  const { values, filled } = fillInSeen(begin(), seen);
  expect(values).toMatchObject({ websiteUrl: "https://romashka.ru", inn: "7707083893" });
  expect(filled).toEqual({ from: "site", fields: ["websiteUrl", "inn"], otherSite: null });
});

test("what a person typed, or a passport holds, stays", () => {
  const { values, filled } = fillInSeen(begin({ inn: "500100732259" }), seen);
  expect(values.inn).toBe("500100732259");
  expect(filled?.fields).toEqual(["websiteUrl"]);
});

test("an unfinished form of the same site is filled, one of another site is left alone", () => {
  const own = fillInSeen(begin({ websiteUrl: "www.romashka.ru/shop" }, true), seen);
  expect(own.values.inn).toBe("7707083893");
  const other = begin({ websiteUrl: "tulpan.ru" }, true);
  const left = fillInSeen(other, seen);
  expect(left.values).toBe(other.values);
  expect(left.filled).toEqual({ from: "site", fields: [], otherSite: "tulpan.ru" });
});

test("a form that no check opened has no such note", () => {
  expect(fillInSeen(begin(), undefined).filled).toBeNull();
});
