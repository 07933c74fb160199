import { describe, expect, test } from "vitest";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import {
  factKeys,
  factValues,
  isSame,
  isUntouched,
  mergeAnswers,
  replaceFacts,
  toFactValues,
} from "@/lib/engine/passport/facts";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import { currentAnswers, isAskedBy, newDocumentAnswers } from "@/lib/engine/passport/site-answers";
import { examplesOf } from "@/lib/engine/questions/example-answers";
import { definitionOf, type QuestionKey } from "@/lib/engine/questions/questions";
import type { Columns } from "@/lib/engine/questions/vocabulary/definition";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";

const date = "2026-11-23";
const owner = {
  companyName: "ООО «Ромашка»",
  contactEmail: "a@romashka.ru",
  websiteUrl: "romashka.ru",
};

/** A record in which every column that takes a text or a choice has one. */
function anyRecord(question: QuestionKey, columns: Columns): Record<string, unknown> {
  const values = Object.entries(columns).map(([key, column]): [string, unknown] => {
    if (column.kind === "choice") return [key, Object.keys(column.options)[0]];
    if (column.kind === "choices") return [key, Object.keys(column.options).slice(0, 1)];
    if (column.kind === "taxNumber") return [key, "7707083893"];
    return [key, examplesOf(question, key)?.[0] ?? "Слово"];
  });
  return Object.fromEntries(values);
}

/** Answers in which every question has an answer that says something. */
function everyAnswer(type: string): DocumentAnswers {
  const answers: Record<string, unknown> = { type };
  for (const key of factKeys) {
    const question = definitionOf(key);
    if (type === "socialDisclaimer" && !isAskedBy(type, key, {})) continue;
    switch (question.kind) {
      case "yesNo":
        answers[key] = !question.default;
        break;
      case "choice":
        answers[key] = Object.keys(question.options).find((option) => option !== question.default);
        break;
      case "choices":
        answers[key] = Object.keys(question.options);
        break;
      case "rows":
        answers[key] = [anyRecord(key, question.columns)];
        break;
      case "statements":
        answers[key] = ["Пункт"];
        break;
      default: {
        const parse = (value: string) =>
          documentAnswersSchema.safeParse({ ...owner, type: "privacy", [key]: value }).success;
        const tries = [...(examplesOf(key) ?? []), "12345678", "G-12345678", "7707083893"];
        answers[key] = tries.find(parse) ?? "Слово";
      }
    }
  }
  return documentAnswersSchema.parse(answers);
}

describe("the passport of a site", () => {
  test.each(documentTypes)("gives back the answers of a document of type %s unchanged", (type) => {
    const answers = everyAnswer(type);
    const facts = mergeAnswers({}, answers, { date });
    expect(documentAnswersSchema.parse(currentAnswers(facts, answers))).toEqual(answers);
    expect(documentAnswersSchema.parse(newDocumentAnswers(facts, type, undefined))).toEqual(
      answers,
    );
  });

  test.each(documentTypes)(
    "does not change when a document of type %s is created from it",
    (type) => {
      const facts = mergeAnswers({}, everyAnswer("privacy"), { date });
      const answers = documentAnswersSchema.parse(newDocumentAnswers(facts, type, undefined));
      expect(mergeAnswers(facts, answers, { date: "2027-01-01" })).toBe(facts);
      const sparse = documentAnswersSchema.parse({ type, ...owner });
      const today = documentAnswersSchema.parse(currentAnswers(facts, sparse));
      expect(mergeAnswers(facts, today, { before: sparse, date: "2027-01-01" })).toBe(facts);
    },
  );

  test("gives a document only answers that its form asks or that it already has", () => {
    const facts = mergeAnswers({}, everyAnswer("privacy"), { date });
    const sparse = documentAnswersSchema.parse({ type: "return", ...owner });
    const today = currentAnswers(facts, sparse);
    const answered = factKeys.filter((key) => !isUntouched(key, Reflect.get(today, key)));
    expect(answered.filter((key) => !isAskedBy("return", key, today))).toEqual([]);
    expect(answered.length).toBeGreaterThan(10);
  });

  test("has one fact for each answer, and loses it when the answer is removed", () => {
    const full = everyAnswer("privacy");
    expect([...toFactValues(full).keys()].sort()).toEqual([...factKeys].sort());
    for (const key of factKeys) {
      const { [key]: _left, ...rest } = factValues(mergeAnswers({}, full, { date }));
      const fewer = replaceFacts(mergeAnswers({}, full, { date }), rest, date);
      expect(Object.keys(fewer)).not.toContain(key);
      expect(Object.keys(fewer)).toHaveLength(factKeys.length - 1);
    }
  });

  test("merges data types of the old list into the list that the form shows", () => {
    const answers = documentAnswersSchema.parse({
      type: "privacy",
      ...owner,
      dataTypesCollected: ["email"],
      dataTypes: ["photo"],
    });
    const facts = mergeAnswers({}, answers, { date });
    expect(facts.dataTypesCollected?.value).toEqual(["email", "photo"]);
    expect(currentAnswers(facts, answers)).not.toHaveProperty("dataTypes");
  });

  test("isSame compares values without regard to the order of keys", () => {
    expect(isSame([{ a: 1, b: ["x"] }], [{ b: ["x"], a: 1 }])).toBe(true);
    expect(isSame(["a", "b"], ["b", "a"])).toBe(false);
    expect(isSame({ a: undefined }, {})).toBe(true);
    expect(isSame({ a: false }, {})).toBe(false);
    expect(isSame(null, {})).toBe(false);
  });
});

test.each([
  ["https://romashka.ru", "romashka.ru"],
  ["HTTP://WWW.Romashka.RU:80/shop?x#y", "romashka.ru"],
  [new URL("https://магазин.рф/").href, "магазин.рф"],
  ["магазин.рф", "магазин.рф"],
  ["www.ru", "www.ru"],
  ["romashka.ru:8443", "romashka.ru:8443"],
  ["localhost", null],
  ["", null],
  [null, null],
])("siteAddressOf(%s) returns %s", (address, site) => {
  expect(siteAddressOf(address)).toBe(site);
});
