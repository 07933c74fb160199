import { beforeEach, expect, test, vi } from "vitest";
import { emptyValues } from "@/components/features/documents/form-model/form-values";
import { applyPrefill, storeSeen } from "@/components/features/documents/wizard/drafts/prefill";
import { MemoryStorage } from "@/tests/support/memory-storage";

beforeEach(() => vi.stubGlobal("localStorage", new MemoryStorage()));

const begin = (answers: object = {}, isKept = false) => {
  const values = { ...emptyValues("privacy"), ...answers };
  const restoredDraft = isKept
    ? { values, savedAt: "2026-11-21T09:00:00.000Z", stored: null, marks: [] }
    : null;
  return { type: "privacy" as const, values, stored: null, isAhead: isKept, restoredDraft };
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

test("fills an empty form with seen answers and names only questions that the form asks", () => {
  const { values, filled } = applyPrefill(begin(), seen, null);
  expect(values).toMatchObject({ websiteUrl: "https://romashka.ru", inn: "7707083893" });
  const { websiteUrl, inn } = seen.answers;
  expect(filled).toEqual({ from: "site", answers: { websiteUrl, inn }, otherSite: null });
});

test("keeps an answer that the form already has", () => {
  const { values, filled } = applyPrefill(begin({ inn: "500100732259" }), seen, null);
  expect(values.inn).toBe("500100732259");
  expect(Object.keys(filled?.answers ?? {})).toEqual(["websiteUrl"]);
});

test("fills an unfinished form of the same site, but not of another site", () => {
  const own = applyPrefill(begin({ websiteUrl: "www.romashka.ru/shop" }, true), seen, null);
  expect(own.values.inn).toBe("7707083893");
  const other = begin({ websiteUrl: "tulpan.ru" }, true);
  const toReview = applyPrefill(other, seen, null);
  expect(toReview.values).toBe(other.values);
  expect(toReview.filled).toEqual({ from: "site", answers: {}, otherSite: "tulpan.ru" });
});

test("returns no note for a form that was not opened from a check", () => {
  expect(applyPrefill(begin(), undefined, null).filled).toBeNull();
});

test("a form opened again still names the filled answers, except those changed since", () => {
  const answers = { websiteUrl: "https://romashka.ru", inn: "7707083893" };
  storeSeen(null, { from: "site", answers, draftId: null });
  const again = (changes: object, isKept = true) =>
    applyPrefill(begin({ ...answers, ...changes }, isKept), undefined, null).filled;
  expect(again({})).toEqual({ from: "site", answers, otherSite: null });
  expect(again({ inn: "500100732259" })?.answers).toEqual({ websiteUrl: answers.websiteUrl });
  expect(again({ websiteUrl: "tulpan.ru", inn: "" })).toBeNull();
  // Another form does not mention it.
  expect(again({}, false)).toBeNull();
  const draft = { ...begin(answers), stored: { id: "d1", updatedAt: "2026-11-21T09:00:00.000Z" } };
  expect(applyPrefill(draft, undefined, "anna").filled).toBeNull();
  storeSeen("anna", { from: "text", answers, draftId: "d1" });
  expect(applyPrefill(draft, undefined, "anna").filled).toMatchObject({ from: "text", answers });
  storeSeen("anna", null);
  expect(applyPrefill(draft, undefined, "anna").filled).toBeNull();
});

test("a second check of the same site adds to the filled answers", () => {
  const inn = "7707083893";
  storeSeen(null, { from: "site", answers: { inn }, draftId: null });
  const { filled } = applyPrefill(begin({ inn }, true), seen, null);
  expect(filled?.answers).toEqual({ inn, websiteUrl: seen.answers.websiteUrl });
});

test.each(["{", "7", '{"from":"site"}', '{"from":"sky","answers":{}}'])(
  "returns no note when the storage contains %s",
  (stored) => {
    localStorage.setItem("seen-answers:guest", stored);
    expect(applyPrefill(begin({}, true), undefined, null).filled).toBeNull();
  },
);
