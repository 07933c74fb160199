import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openTemplate } from "@/content/documents/assembled-text";
import { type Element, Owner } from "@/content/documents/privacy/element";
import { elementsOfDuties } from "@/content/documents/privacy/elements-of-duties";
import { elementsOfProcessing } from "@/content/documents/privacy/elements-of-processing";
import { contradictions, forbidden, slips } from "@/content/documents/privacy/wording";
import { arbitraryAnswers } from "@/lib/engine/facts/arbitrary-answers";
import { type AnswersDraft, toKnownAnswers } from "@/lib/engine/facts/draft";
import { writeText } from "@/lib/engine/writers/text";

const elements = [...elementsOfProcessing, ...elementsOfDuties];
const assemblePolicy = openTemplate("privacy");
/** The policy as one reads it: no-break spaces are spaces. */
const policyOf = (answers: AnswersDraft) =>
  writeText(assemblePolicy(answers)).replace(/[\u00a0\u202f]/g, " ");

const folder = "content/documents/privacy/samples";
const samples = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => {
    const answers = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as AnswersDraft;
    return { name: file, owner: new Owner(toKnownAnswers(answers)), text: policyOf(answers) };
  });

/** What of an element the text fails to say. */
function missing(element: Element, owner: Owner, text: string): string[] {
  const said = text.toLowerCase();
  return element.says.flatMap((says) => {
    if (says instanceof RegExp) return says.test(text) ? [] : [String(says)];
    return says(owner).filter((words) => !said.includes(words.toLowerCase()));
  });
}

function check(owner: Owner, text: string): string[] {
  const problems: string[] = [];
  for (const element of elements) {
    if (element.when?.(owner) ?? true) {
      for (const what of missing(element, owner, text)) problems.push(`${element.id}: no ${what}`);
    } else if (element.onlyThen) {
      const patterns = element.says.filter((says) => says instanceof RegExp);
      for (const says of patterns) {
        if (says.test(text)) problems.push(`${element.id}: ${says} does not apply here`);
      }
    }
  }
  for (const { id, says } of [...forbidden, ...slips]) {
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

test("all elements of the law are listed", () => {
  expect(new Set(elements.map(({ id }) => id)).size).toBe(73);
});

describe("samples", () => {
  test.each(samples)(
    "$name says all that its owner must say and nothing forbidden",
    ({ owner, text }) => {
      expect(check(owner, text)).toEqual([]);
    },
  );

  test("together they meet and miss every condition, so no check is idle", () => {
    const idle = elements
      .filter((element) => element.when)
      .filter(({ when }) => {
        const met = samples.filter(({ owner }) => when?.(owner)).length;
        return met === 0 || met === samples.length;
      });
    expect(idle.map(({ id }) => id)).toEqual([]);
  });
});

test("any answers give a policy that says all that its owner must say", () => {
  const required = {
    companyName: "ООО «Ромашка»",
    contactEmail: "info@romashka.ru",
    websiteUrl: "romashka.ru",
  };
  fc.assert(
    fc.property(arbitraryAnswers, (answers) => {
      const full = { ...required, ...answers };
      expect(check(new Owner(toKnownAnswers(full)), policyOf(full))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
