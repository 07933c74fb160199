/** The samples of the extended templates, word for word. `UPDATE_SAMPLES=1` writes what they say now. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { extendedTemplates } from "@/lib/content/extended-catalogue";
import { openTemplate } from "@/lib/content/extended-templates";
import { extendedErrors } from "@/lib/documents/extended";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import { assemble } from "@/lib/engine/assemble/assemble";
import { askedQuestions } from "@/lib/engine/extended/facts";
import { writeText } from "@/lib/engine/writers/text";

const date = "2026-11-21";
const update = process.env.UPDATE_SAMPLES === "1";

const samplesOf = (id: string) => {
  const folder = `content/advanced/${id}/samples`;
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({
      name: file.replace(/\.json$/, ""),
      expected: `${folder}/${file.replace(/\.json$/, ".txt")}`,
      answers: formAnswersSchema.parse(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))),
    }));
};

test("three industries ship", () => {
  expect(extendedTemplates.map(({ id }) => id)).toEqual(["clinic", "marketplace", "online-school"]);
});

describe.each(extendedTemplates)("$name", ({ id, type, formConfig }) => {
  const samples = samplesOf(id);

  test.each(samples)("$name reads as its sample", async ({ answers, expected }) => {
    expect(extendedErrors(answers)).toEqual({});
    const { template, laws, vocabulary, toFacts } = await openTemplate(type, id);
    const facts = toFacts(answers, { date, edition: 1 });
    const options = { documentType: type, date, mode: "final", laws, vocabulary } as const;
    const text = writeText(assemble(template, facts, options));
    if (update) writeFileSync(expected, text);
    expect(text).toBe(readFileSync(expected, "utf8"));
  });

  test("the samples together are asked every question", () => {
    const asked = samples.flatMap(({ answers }) =>
      askedQuestions(formConfig, answers.templateAnswers ?? {}).map(({ key }) => key),
    );
    expect(new Set(asked)).toEqual(new Set(formConfig.questions.map(({ key }) => key)));
  });
});
