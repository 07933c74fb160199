/** An industry template contains all elements of its type and of its own sections. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Expectations, findProblems } from "@/content/documents/check/describe-document";
import { Owner } from "@/content/documents/check/owner";
import { elementsOfConsumerLaw } from "@/content/documents/offer/elements-of-consumer-law";
import { elementsOfContract } from "@/content/documents/offer/elements-of-contract";
import * as offer from "@/content/documents/offer/wording";
import { elementsOfDuties } from "@/content/documents/privacy/elements-of-duties";
import { elementsOfProcessing } from "@/content/documents/privacy/elements-of-processing";
import * as privacy from "@/content/documents/privacy/wording";
import { industryTemplateElements } from "@/content/industry-templates/elements";
import { formAnswersSchema } from "@/lib/engine/answers/schema";

import { writeDocument } from "@/lib/engine/assemble/write-document";

import { writeText } from "@/lib/engine/writers/text";
import { industryTemplates } from "@/lib/platform/content/industry-catalogue";
import { shippedSource } from "@/lib/platform/content/templates";

const edition = { date: "2026-11-21", edition: 1, mode: "final" } as const;

const expectations: Record<string, Omit<Expectations, "count">> = {
  privacy: { ...privacy, elements: [...elementsOfProcessing, ...elementsOfDuties] },
  offer: { ...offer, elements: [...elementsOfContract, ...elementsOfConsumerLaw] },
};

describe.each(industryTemplates)("industry template $name", ({ id, type }) => {
  const folder = `content/industry-templates/${id}/samples`;
  const samples = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({
      name: file.replace(/\.json$/, ""),
      answers: formAnswersSchema.parse(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))),
    }));
  const elements = industryTemplateElements[id] ?? [];

  test.each(samples)(
    "writes all required elements and nothing forbidden in the sample $name",
    async ({ answers }) => {
      const { tree } = writeDocument(await shippedSource(type, id), answers, edition);
      const text = writeText(tree).replace(/[\u00a0\u202f]/g, " ");

      const expected = expectations[type];
      if (expected === undefined) throw new Error(`Nothing is expected of the type ${type}`);
      const problems = findProblems(expected, new Owner(answers), text);
      for (const { id: element, when, says } of elements) {
        const applies = when?.(answers.templateAnswers ?? {}) ?? true;
        for (const pattern of says) {
          if (pattern.test(text) !== applies) {
            problems.push(`${element}: ${applies ? "no " : "needless "}${pattern}`);
          }
        }
      }
      expect(problems).toEqual([]);
    },
  );

  test("has samples that meet and miss the condition of every element", () => {
    const given = samples.map(({ answers }) => answers.templateAnswers ?? {});
    const idle = elements.filter(({ when }) => when && new Set(given.map((a) => when(a))).size < 2);
    expect(elements.length).toBeGreaterThan(0);
    expect(idle.map((element) => element.id)).toEqual([]);
  });
});
