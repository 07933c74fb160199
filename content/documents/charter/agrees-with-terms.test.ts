// @module-tag slow
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openTemplate } from "@/content/documents/check/open-template";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { plainText, runsOf, walkBlocks } from "@/lib/engine/tree/walk";
import { writeText } from "@/lib/engine/writers/text";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

/** What both documents settle: an owner may publish the two side by side. */
const settledByBoth = [
  ...["user-rights", "user-duties", "owner-rights", "owner-duties"],
  ...["prohibited-information", "prohibited-conduct", "age", "children", "age-marks"],
  ...["moderation", "intermediary", "publication-data", "smi", "no-advice"],
  ...["complaint", "complaint-term", "right-holder", "right-holder-term"],
  ...["sanctions", "sanction-notice", "sanction-refund", "public-access", "appeal"],
  ...["recommendations", "recommendation-rules", "ads", "user-ads"],
  ...["publication-licence", "publication-rights"],
  ...["change", "change-notice", "change-refusal", "change-consumer"],
];

/** The words of each clause by its name; numbers of other places differ between the two. */
function clausesOf({ blocks }: DocumentTree): Record<string, string> {
  const clauses: Record<string, string> = {};
  walkBlocks(blocks, (block) => {
    if (block.type !== "clause" || !settledByBoth.includes(block.id)) return;
    const texts: string[] = [];
    walkBlocks(block.children, (inside) => {
      texts.push(...runsOf(inside).map(plainText));
      if (inside.type === "requisites") texts.push(...inside.rows.map(({ label }) => label));
    });
    clauses[block.id] = texts.join("\n").replace(/(раздел\S*|пункт\S*)\s\d+(?:\.\d+)*/g, "$1");
  });
  return clauses;
}

describe("the charter and the terms of one owner", () => {
  const assembleCharter = openTemplate("charter");
  const assembleTerms = openTemplate("terms");

  test("have the same words in every clause that both settle", () => {
    fc.assert(
      fc.property(arbitraryAnswers, (any) => {
        const answers = { ...any, documentLength: "full" as const };
        const charter = clausesOf(assembleCharter({ ...answers, type: "charter" }));
        const terms = clausesOf(assembleTerms({ ...answers, type: "terms" }));
        // Beside terms that it can name, the charter refers to them instead of saying it again.
        if (answers.termsUrl) {
          expect(terms).toMatchObject(charter);
          return;
        }
        expect(Object.keys(charter).length).toBeGreaterThan(15);
        expect(charter).toEqual(terms);
      }),
      { numRuns: 40 },
    );
  });

  test("name no term in the short agreement that the full one lacks", () => {
    const figures = (tree: DocumentTree) =>
      new Set(writeText(tree).match(/\d+\s(?:рабочих\s|календарных\s)?(?:дней|часов|лет)/g));
    let n = 0;
    fc.assert(
      fc.property(arbitraryAnswers, (answers) => {
        const full = figures(assembleTerms({ ...answers, documentLength: "full" }));
        for (const figure of figures(assembleTerms({ ...answers, documentLength: "short" }))) {
          expect(full).toContain(figure);
          n += 1;
        }
      }),
      { numRuns: 40 },
    );
    expect(n).toBeGreaterThan(0);
  });

  test("list of shared clauses has only clauses that some charter contains", () => {
    const met = new Set<string>();
    for (const answers of [
      ...(["medical", "government", "gaming"] as const).map((industry) => ({ industry })),
      { isSmi: true, userCanPost: true, dataTypesCollected: ["children" as const] },
      { processingPurposes: ["payment" as const, "personalization" as const] },
    ]) {
      for (const id of Object.keys(clausesOf(assembleCharter(answers)))) met.add(id);
    }
    expect(settledByBoth.filter((id) => !met.has(id))).toEqual([]);
  });
});
