import { describe, expect, test } from "vitest";
import {
  definitionOf,
  isAsked,
  keysWith,
  type QuestionKey,
  questionKeys,
  sections,
} from "@/lib/engine/questions/questions";
import type { Options, QuestionCondition } from "@/lib/engine/questions/vocabulary/definition";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";

const asked = questionKeys.flatMap((key) => {
  const definition = definitionOf(key);
  return isAsked(definition) ? [{ key, ...definition }] : [];
});
const optionsOf = (key: string): string[] => {
  if (key === "type") return [...documentTypes];
  const { options = {} } = definitionOf(key as QuestionKey) as { options?: Options };
  return Object.keys(options);
};

test("no two sections contain a question with the same key", () => {
  const keys = sections.flatMap(({ questions }) => Object.keys(questions));
  expect(keys).toEqual(questionKeys);
});

test("no two answers give the same fact", () => {
  const paths = questionKeys.flatMap((key) => definitionOf(key).fact?.path ?? []);
  expect(new Set(paths).size).toBe(paths.length);
});

test("no two questions have the same role", () => {
  const roles = questionKeys.flatMap((key) => definitionOf(key).role ?? []);
  expect(new Set(roles).size).toBe(roles.length);
});

test("no two questions have the same column of the import", () => {
  const names = keysWith("importColumn").flatMap((key) => definitionOf(key).importColumn ?? []);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test.each(asked)(
  "$key is asked for some document and has label, hint, reason and norm",
  (question) => {
    expect(question.askedFor.length).toBeGreaterThan(0);
    for (const text of [question.label, question.hint, question.why, question.norm]) {
      expect(text).toMatch(/^\S.*\S$/);
    }
  },
);

describe("the condition of a question", () => {
  const conditions = asked.flatMap(({ key, shownWhen = [] }) =>
    [shownWhen]
      .flat()
      .flatMap((condition: QuestionCondition) =>
        Object.entries(condition).map(([other, wanted]) => ({ key, other, wanted })),
      ),
  );

  test.each(conditions)("$key: names answers that $other can have", ({ other, wanted }) => {
    if (wanted === "given") return expect(questionKeys.includes(other as QuestionKey)).toBe(true);
    if (wanted === true) return expect(definitionOf(other as QuestionKey).kind).toBe("yesNo");
    const named = wanted && "not" in wanted ? [wanted.not] : (wanted ?? []);
    expect(optionsOf(other)).toEqual(expect.arrayContaining([...named]));
  });
});

test("a section borrows only existing questions and options", () => {
  for (const { borrowed } of sections) {
    for (const [key, { options = [] }] of Object.entries(borrowed?.questions ?? {})) {
      expect(questionKeys).toContain(key);
      expect(optionsOf(key)).toEqual(expect.arrayContaining([...options]));
    }
  }
});

test.each(keysWith("seen"))(
  "the description of what a check sees of %s fits its kind and its options",
  (key) => {
    const { kind, seen } = definitionOf(key);
    expect(optionsOf(key)).toEqual(expect.arrayContaining([...(seen?.onPages ?? [])]));
    if (seen?.listsNames) expect(kind).toBe("line");
    else if (seen?.compared === "single") expect(kind).toMatch(/Number$|^counter$/);
    else expect(kind).toMatch(/^choices$|^yesNo$/);
  },
);

test.each(questionKeys)("the default of %s is one of its options", (key) => {
  const { default: chosen } = definitionOf(key) as { default?: unknown };
  if (typeof chosen === "string") expect(optionsOf(key)).toContain(chosen);
  else expect([undefined, true, false]).toContain(chosen);
});
