import { describe, expect, test } from "vitest";
import type { SiteFacts } from "@/lib/engine/passport/facts";
import { mergeAnswers } from "@/lib/engine/passport/facts";
import { mergeSeenFacts } from "@/lib/engine/passport/seen-facts";
import {
  currentAnswers,
  newDocumentAnswers,
  unconfirmedOf,
} from "@/lib/engine/passport/site-answers";
import type { AnswersByKey } from "@/lib/engine/questions/conditions";

const day = "2026-11-26";
const said = (values: Record<string, unknown>): SiteFacts =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      { value, origin: "answered" as const, date: "2026-11-01" },
    ]),
  );
const see = (facts: SiteFacts, seen: AnswersByKey) => mergeSeenFacts(facts, seen, day);

describe("mergeSeenFacts", () => {
  test.each<[string, Record<string, unknown>, AnswersByKey, string[]]>([
    ["another number", { inn: "7707083893" }, { inn: "7728168971" }, ["inn"]],
    ["the same number", { inn: "7707083893" }, { inn: "7707083893" }, []],
    [
      "a part of the owner's list",
      { dataTypesCollected: ["phone", "email"] },
      { dataTypesCollected: ["email"] },
      [],
    ],
    [
      "more than the owner's list",
      { dataTypesCollected: ["phone"] },
      { dataTypesCollected: ["phone", "email"] },
      ["dataTypesCollected"],
    ],
    [
      "a name that the owner's text contains",
      { otherAnalytics: "Стоит Roistat и calltouch" },
      { otherAnalytics: "Calltouch, Roistat" },
      [],
    ],
    [
      "a name that the owner's text lacks",
      { otherAnalytics: "Roistat" },
      { otherAnalytics: "Calltouch, Roistat" },
      ["otherAnalytics"],
    ],
    [
      "the same site in another spelling",
      { websiteUrl: "https://www.romashka.ru/shop" },
      { websiteUrl: "http://romashka.ru" },
      [],
    ],
  ])("changes no answered fact when it sees %s", (_name, answers, seen, differ) => {
    const facts = said(answers);
    expect(see(facts, seen)).toEqual({ facts, added: [], differ });
  });

  test("adds a seen fact where there is no answer, and replaces it when a later check sees another", () => {
    const first = see({}, { inn: "7707083893", yandexMetricaId: "1" });
    expect(first.added).toEqual(["inn", "yandexMetricaId"]);
    const second = mergeSeenFacts(
      first.facts,
      { inn: "7707083893", yandexMetricaId: "2" },
      "2026-12-01",
    );
    expect(second).toMatchObject({ added: ["yandexMetricaId"], differ: [] });
    expect(second.facts).toEqual({
      inn: { value: "7707083893", origin: "seen", date: day },
      yandexMetricaId: { value: "2", origin: "seen", date: "2026-12-01" },
    });
    expect(mergeSeenFacts(second.facts, { yandexMetricaId: "2" }, "2026-12-02").facts).toBe(
      second.facts,
    );
  });

  test("omits values that the form would reject", () => {
    const seen = { inn: "ИНН", yandexMetricaId: "abc", analyticsServices: ["unknown"] };
    expect(see({}, seen as unknown as AnswersByKey)).toEqual({ facts: {}, added: [], differ: [] });
  });

  test("a seen fact is in no document until an answer confirms it", () => {
    // The tax number is asked of those who have one.
    const answered = said({
      ownerType: "legal",
      companyName: "ООО «Ромашка»",
      websiteUrl: "romashka.ru",
    });
    const seen: AnswersByKey = { inn: "7707083893", dataTypesCollected: ["phone"] };
    const { facts } = see(answered, seen);
    expect(newDocumentAnswers(facts, "privacy", undefined)).not.toMatchObject({
      inn: "7707083893",
    });
    expect(unconfirmedOf(facts, "privacy")).toEqual(["inn", "dataTypesCollected"]);
    const own = { type: "privacy", inn: "1234567894" } as Parameters<typeof currentAnswers>[1];
    expect(currentAnswers(facts, own)).not.toMatchObject({ inn: "7707083893" });
    const learned = mergeAnswers(facts, seen, { date: "2026-12-01" });
    expect(learned.inn).toEqual({ value: "7707083893", origin: "answered", date: "2026-12-01" });
    expect(unconfirmedOf(learned, "privacy")).toEqual([]);
  });
});
