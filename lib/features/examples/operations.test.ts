import { describe, expect, test } from "vitest";
import { typeDefinitions } from "@/content/documents/type-definitions";
import { exampleProfiles } from "@/content/examples/profiles";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { listBlanks } from "@/lib/engine/tree/walk";
import {
  describeExample,
  exampleAnswers,
  listTemplates,
  requireExampleType,
  writeExample,
} from "@/lib/features/examples/operations";
import { industryTemplates } from "@/lib/platform/content/industry-catalogue";
import { shippedSource } from "@/lib/platform/content/templates";

const now = new Date("2026-11-21T09:00:00Z");

describe("the owners of the examples", () => {
  test.each(documentTypes)(
    "have answers of type %s that the API accepts without findings",
    (type) => {
      const answers = exampleAnswers(type);
      expect(answers.type).toBe(type);
      // The answers to these questions remind the owner of other documents: a separate consent for a newsletter, a
      // written one for a clinic's appointments.
      const reminders = ["processingPurposes", "dataTypesCollected", "hostingProvider"];
      const mistakes = checkAnswers(answers).filter(({ field }) => !reminders.includes(field));
      expect(mistakes).toEqual([]);
    },
  );

  test("have addresses in the reserved zone .example", () => {
    for (const { answers } of Object.values(exampleProfiles)) {
      expect(new URL(answers.websiteUrl).hostname).toMatch(/\.example$/);
      expect(answers.contactEmail).toMatch(/\.example$/);
    }
  });

  test("have the industries that the specification names", () => {
    const industryOf = (type: (typeof documentTypes)[number]) =>
      exampleProfiles[type].answers.industry;
    expect([industryOf("privacy"), industryOf("terms"), industryOf("consent")]).toEqual([
      "ecommerce",
      "education",
      "medical",
    ]);
  });
});

describe("the example documents", () => {
  test.each(documentTypes)("are finished documents of their owner for %s", async (type) => {
    const example = describeExample(await shippedSource(type), now);
    expect(example).toMatchObject({ type, owner: exampleProfiles[type].answers.companyName });
    expect(example.title).not.toBe("");
    expect(example.text).toContain(example.owner);
    expect(example.html).toContain("<h1");
    expect(example.text).not.toMatch(/undefined|null|\{\{/);
  });

  test.each(documentTypes)("have no blanks for %s", async (type) => {
    const blanks = listBlanks(writeExample(await shippedSource(type), now).tree);
    const { owner } = typeDefinitions[type].example;
    expect(blanks, `«${owner}» in content/examples/owners.ts has to answer these`).toEqual([]);
  });

  test.each(["poem", "", "__proto__", "constructor"])(
    "are not found for the unknown type %j",
    (type) => {
      expect(() => requireExampleType(type)).toThrow(
        expect.objectContaining({ name: "DomainError", code: "NOT_FOUND" }),
      );
    },
  );
});

test("listTemplates lists each type once, in the catalogue's order, with its plan", () => {
  const templates = listTemplates(industryTemplates);
  expect(templates.map(({ type }) => type)).toEqual(documentTypes);
  expect(templates.find(({ type }) => type === "privacy")).toMatchObject({
    isPremium: false,
  });
  expect(templates.map(({ type, isPremium }) => [type, isPremium])).toEqual(
    documentTypes.map((type) => [type, typeDefinitions[type].isPremium]),
  );
  for (const { industries } of templates) expect(industries).not.toContain("other");
});
