/** The length of the short form, which states the same about the owner as the full one. */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeOne } from "@/content/documents/check/write-all";
import { proposedLength } from "@/lib/engine/facts/proposed-length";
import { countWords } from "@/lib/russian/count-words";
import { countAll, writeSet } from "@/scripts/shared/document-set";

const answersOf = (name: string) => {
  const found = ownersByIndustry.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No owner «${name}»`);
  return { ...found.answers, documentLength: "short" };
};
/** What the law demands, and the agreement, which any site may have. */
const published = (answers: object) =>
  writeSet(answers).filter(({ type, isRequired }) => isRequired || type === "terms");

test("short policy of a landing page with one form has at most 1,200 words", () => {
  const policy = writeOne("privacy", answersOf("лендинг с одной формой"));
  expect(countWords(policy)).toBeLessThanOrEqual(1200);
});

test("short set of a blog has at most 5,000 words", () => {
  const set = published(answersOf("блог"));
  expect(set.map(({ type }) => type)).toEqual([
    "privacy",
    "consent",
    "consent",
    "consent",
    "cookie",
    "terms",
  ]);
  expect(countAll(set)).toBeLessThanOrEqual(5000);
});

test("short set of a blog with comments has no charter and at most 5,000 words", () => {
  const set = published(answersOf("блог с комментариями"));
  expect(set.some(({ type }) => type === "charter")).toBe(false);
  expect(countAll(set)).toBeLessThanOrEqual(5000);
});

test("form proposes the short text to five kinds of owners", () => {
  const kinds = ownersByIndustry
    .filter(({ answers }) => proposedLength(answers) === "short")
    .map(({ kind }) => kind);
  expect(kinds).toEqual([
    "лендинг с одной формой",
    "мастер маникюра",
    "блог",
    "блог с комментариями",
    "визитка консультанта",
  ]);
});

describe.each(ownersByIndustry)("documents of «$kind»", ({ answers }) => {
  const short = { ...answers, documentLength: "short" };

  test.each(["privacy", "terms", "cookie"] as const)(
    "are at least a quarter shorter in the short form: %s",
    (type) => {
      expect(countWords(writeOne(type, short))).toBeLessThan(
        countWords(writeOne(type, answers)) * 0.75,
      );
    },
  );

  test("have the full length when none is named", () => {
    expect(writeOne("privacy", answers)).toBe(
      writeOne("privacy", { ...answers, documentLength: "full" }),
    );
  });

  test("name the same people, data, recipients and terms in both forms", () => {
    const full = writeOne("privacy", answers);
    const table = writeOne("privacy", short).toLowerCase();
    const label =
      /^ {4}(?:Чьи данные|Перечень данных|Кто получает данные|Срок обработки и хранения) — (.+)$/gm;
    const phrases = [...full.matchAll(label)].map(([, text = ""]) => text);
    expect(phrases.length).toBeGreaterThan(5);
    for (const words of phrases) expect(table).toContain(words.toLowerCase());
  });
});
