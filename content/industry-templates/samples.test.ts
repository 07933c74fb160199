/** The samples of the industry templates, word for word. `UPDATE_SAMPLES=1` writes what they say now. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { askedQuestions } from "@/lib/engine/industry-templates/facts";
import { writeText } from "@/lib/engine/writers/text";
import { industryTemplateErrors } from "@/lib/features/documents/rights/industry-templates";
import { industryTemplates } from "@/lib/platform/content/industry-catalogue";
import { shippedSource } from "@/lib/platform/content/templates";

const edition = { date: "2026-11-21", edition: 1, mode: "final" } as const;
const update = process.env.UPDATE_SAMPLES === "1";

const samplesOf = (id: string) => {
  const folder = `content/industry-templates/${id}/samples`;
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({
      name: file.replace(/\.json$/, ""),
      expected: `${folder}/${file.replace(/\.json$/, ".txt")}`,
      answers: formAnswersSchema.parse(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))),
    }));
};

test("ships the templates of three industries", () => {
  expect(industryTemplates.map(({ id }) => id)).toEqual(["clinic", "marketplace", "online-school"]);
});

describe.each(industryTemplates)("industry template $name", ({ id, type, formConfig }) => {
  const samples = samplesOf(id);

  test.each(samples)("writes the sample $name word for word", async ({ answers, expected }) => {
    expect(industryTemplateErrors(answers)).toEqual({});
    const text = writeText(writeDocument(await shippedSource(type, id), answers, edition).tree);
    if (update) writeFileSync(expected, text);
    expect(text).toBe(readFileSync(expected, "utf8"));
  });

  test("asks every question in some sample", () => {
    const questions = samples.flatMap(({ answers }) =>
      askedQuestions(formConfig, answers.templateAnswers ?? {}).map(({ key }) => key),
    );
    expect(new Set(questions)).toEqual(new Set(formConfig.questions.map(({ key }) => key)));
  });
});
