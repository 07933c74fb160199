/** Test support: the checks that every document type must pass, for its samples and for arbitrary answers. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Element } from "@/content/documents/check/element";
import { openTemplate, readTemplate } from "@/content/documents/check/open-template";
import { Owner } from "@/content/documents/check/owner";
import { untakenBranches, unusedBranches } from "@/content/documents/check/template-branches";
import {
  type Contradiction,
  forbiddenEverywhere,
  sentenceMistakes,
  type Wording,
} from "@/content/documents/check/wording";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeText } from "@/lib/engine/writers/text";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

/** `UPDATE_SAMPLES=1` writes the current text to the samples; review the diff before committing. */
const update = process.env.UPDATE_SAMPLES === "1";

/** Owners found by earlier random runs, kept because few runs would find them again. */
const onceMissed: AnswersDraft[] = [
  // A developer who sells a program but does not develop under contract.
  { industry: "construction", soldOnSite: ["licence"] },
];

export type Expectations<Of extends Owner = Owner> = {
  /** Every element that the law requires of this type. */
  elements: Element<Of>[];
  /** The expected number of elements, so that none can be dropped unnoticed. */
  count: number;
  /** What a document of this type must not say. */
  forbidden: Wording[];
  contradictions: Contradiction[];
};

/**
 * Declares the tests of a document type: every element of the law is present exactly where it applies, nothing
 * forbidden is said, there are no grammar problems or contradictions, the samples match word for word, no condition is
 * unused, and every branch of the template is covered by a sample.
 */
export function describeDocument(type: DocumentType, expectations: Expectations): void {
  const { elements, count } = expectations;
  const template = readTemplate(type);
  const assembleDocument = openTemplate(type, template);
  /**
   * The summary at the end of a run prints only the message, truncated: so each problem comes first, then where it was
   * found.
   */
  const expectNone = (problems: string[]) => {
    const reasons = `Why: the comments in content/documents/${type} (elements, wording) and content/documents/check/wording.ts`;
    expect(problems, [...problems, reasons].join("\n")).toEqual([]);
  };
  /** No-break spaces are replaced by ordinary ones. */
  const read = (tree: DocumentTree) => writeText(tree).replace(/[\u00a0\u202f]/g, " ");

  const folder = `content/documents/${type}/samples`;
  const samples = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const typed = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as object;
      const { data: answers, error } = documentAnswersSchema.safeParse({ ...typed, type });
      if (error) throw new Error(`${folder}/${file}: ${error.message}`);
      return { name: file.replace(/\.json$/, ""), answers };
    });
  const ownerOf = (answers: AnswersDraft) => new Owner(answers);
  const check = (answers: AnswersDraft) =>
    findProblems(expectations, ownerOf(answers), read(assembleDocument(answers)));

  test("lists all required elements", () => {
    expect(new Set(elements.map(({ id }) => id)).size).toBe(count);
  });

  describe("samples", () => {
    test("are at least three", () => {
      expect(samples.length).toBeGreaterThanOrEqual(3);
    });

    test.each(samples)("$name contains all required elements and nothing forbidden", (sample) => {
      expectNone(check(sample.answers));
    });

    test.each(samples)("$name is written word for word", ({ name, answers }) => {
      const text = writeText(assembleDocument(answers, "final"));
      if (update) writeFileSync(`${folder}/${name}.txt`, text);
      const rewrite = `npm run test:unit -- content/documents/${type}`;
      const stale = `${folder}/${name}.txt is another text; UPDATE_SAMPLES=1 ${rewrite}`;
      expect(text, stale).toBe(readFileSync(`${folder}/${name}.txt`, "utf8"));
    });

    test("meet and miss the condition of every element", () => {
      const owners = samples.map(({ answers }) => ownerOf(answers));
      const idle = elements.filter(({ when }) => {
        if (!when) return false;
        const met = owners.filter((owner) => when(owner)).length;
        return met === 0 || met === owners.length;
      });
      expect(idle.map(({ id }) => id)).toEqual([]);
    });

    const drafts = samples.map((sample) => sample.answers);
    const expectNoIdle = (idle: string[]) => {
      const advice = `no sample reaches these: answer them in ${folder}/*.json`;
      expect(idle, [...idle, advice].join("\n")).toEqual([]);
    };

    test("take every branch of the template", () => {
      expectNoIdle(untakenBranches(template, drafts));
    });

    test("show the words of every branch of the template", { tags: ["slow"] }, () => {
      expectNoIdle(unusedBranches(type, template, drafts));
    });
  });

  test("contains all required elements and nothing forbidden for any answers", {
    tags: ["slow"],
  }, () => {
    const required = {
      companyName: "ООО «Ромашка»",
      contactEmail: "info@romashka.ru",
      websiteUrl: "romashka.ru",
    };
    fc.assert(
      fc.property(arbitraryAnswers, (answers) => {
        expectNone(check({ ...required, ...answers, type }));
      }),
      { numRuns: 150, examples: onceMissed.map((answers): [AnswersDraft] => [answers]) },
    );
  });
}

/**
 * Returns the parts of an element that the text lacks; `said` is the lower-case text, computed once for all elements.
 */
function missing<Of extends Owner>(
  element: Element<Of>,
  owner: Of,
  text: string,
  lowerCaseText: string,
): string[] {
  const isShort = owner.wantsShort();
  if (isShort && element.notInShort) return [];
  return ((isShort && element.saysShort) || element.says).flatMap((says) => {
    if (says instanceof RegExp) return says.test(text) ? [] : [String(says)];
    return says(owner).filter((value) => !lowerCaseText.includes(value.toLowerCase()));
  });
}

/**
 * Returns the missing elements, the forbidden statements and the contradictions of a text; empty when there are none.
 */
export function findProblems<Of extends Owner>(
  { elements, forbidden, contradictions }: Omit<Expectations<Of>, "count">,
  owner: Of,
  text: string,
): string[] {
  const problems: string[] = [];
  const lowerCaseText = text.toLowerCase();
  for (const element of elements) {
    if (element.when?.(owner) ?? true) {
      for (const what of missing(element, owner, text, lowerCaseText))
        problems.push(`${element.id}: no ${what}`);
    } else if (element.onlyThen) {
      const patterns = element.says.filter((says) => says instanceof RegExp);
      for (const says of patterns) {
        if (says.test(text)) problems.push(`${element.id}: ${says} does not apply here`);
      }
    }
  }
  for (const { id, says } of [...forbidden, ...forbiddenEverywhere, ...sentenceMistakes]) {
    const found = says.exec(text);
    if (found) {
      const around = text.slice(Math.max(0, found.index - 60), found.index + 60);
      problems.push(`${id}: «${around}»`);
    }
  }
  for (const [one, other] of contradictions) {
    if (one.test(text) && other.test(text)) problems.push(`${one} and ${other} together`);
  }
  return problems;
}
