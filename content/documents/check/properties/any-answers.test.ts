/** For every type of document: any valid form gives a correct text, and every field changes some text. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { findGrammarProblems } from "@/content/documents/check/document-grammar";
import { openTemplate } from "@/content/documents/check/open-template";
import { disclaimerAnswersSchema } from "@/lib/engine/answers/disclaimer-schema";
import {
  answersShape,
  type DocumentAnswers,
  documentAnswersSchema,
} from "@/lib/engine/answers/schema";
import { definitionOf, questionKeys } from "@/lib/engine/questions/questions";
import type { Options } from "@/lib/engine/questions/vocabulary/definition";
import { type DocumentType, documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { writeText } from "@/lib/engine/writers/text";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

const types = documentTypes.filter((type) => existsSync(`content/documents/${type}/template.md`));
const open = Object.fromEntries(types.map((type) => [type, openTemplate(type)]));
const assemble = (answers: DocumentAnswers) => {
  const write = open[answers.type];
  if (!write) throw new Error(`No template of ${answers.type}`);
  return write(answers);
};

const required = {
  companyName: "ООО «Ромашка»",
  contactEmail: "info@romashka.ru",
  websiteUrl: "romashka.ru",
};
const disclaimerFields = Object.keys(disclaimerAnswersSchema.shape);

/** A form as its type takes it: the disclaimer knows five fields. */
function formOf(type: DocumentType, answers: object): unknown {
  const form = { ...required, ...answers, type };
  if (type !== "socialDisclaimer") return form;
  return Object.fromEntries(Object.entries(form).filter(([key]) => disclaimerFields.includes(key)));
}

test("every type has a template", () => {
  expect(types).toEqual([...documentTypes]);
});

describe("document of any valid form", {
  tags: ["slow"],
}, () => {
  test.each(types)("has no problem of grammar or numbering: %s", (type) => {
    fc.assert(
      fc.property(arbitraryAnswers, (answers) => {
        const parsed = documentAnswersSchema.safeParse(formOf(type, answers));
        fc.pre(parsed.success);
        expect(findGrammarProblems(assemble(parsed.data))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

/** Fields that no document's text shows, and why. */
const silent: Record<string, string> = {
  registrar: "gets no data of visitors; clients of the API may still send it",
  generateQr: "asks for a QR code beside the document, not in it",
  qrData: "is the content of that QR code",
  templateId:
    "names an industry template, whose samples are beside it (content/industry-templates)",
  templateAnswers: "answers only the questions of that template",
  customFields: "holds clauses of the owner's own, which the assembler puts in by their places",
};

type Sample = { name: string; answers: DocumentAnswers; text: string };

/** The samples of all types in turns, so that a field of one type is found soon. */
function readSamples(): Sample[] {
  const byType = types.map((type) => {
    const folder = `content/documents/${type}/samples`;
    return readdirSync(folder)
      .filter((file) => file.endsWith(".json"))
      .map((file) => {
        const typed = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as object;
        return { name: `${type}/${file}`, form: { ...typed, type } };
      });
  });
  const longest = Math.max(...byType.map((samples) => samples.length));
  const inTurns = Array.from({ length: longest }, (_, at) => byType.map((samples) => samples[at]));
  return inTurns.flat().flatMap((sample) => {
    if (!sample) return [];
    const answers = documentAnswersSchema.parse(sample.form);
    return [{ name: sample.name, answers, text: writeText(assemble(answers)) }];
  });
}

/** Whatever some field may hold: each takes of it what its own schema lets. */
const lists = questionKeys.map((key) => (definitionOf(key) as { options?: Options }).options ?? {});
const keys = [...new Set(lists.flatMap((list) => Object.keys(list)))];
const anyWords = "Якорь и парус";
const values: unknown[] = [
  true,
  false,
  anyWords,
  [anyWords],
  "https://yakor.ru/parus",
  "yakor@yakor.ru",
  "7712345671",
  "1027712345671",
  "16+",
  "2026-01-31",
  ...keys,
  ...keys.map((key) => [key]),
  [],
  [{ name: anyWords, role: "delivery" }],
  [{ purpose: "feedback", subjects: anyWords }],
];

describe("field of the form", { tags: ["exhaustive"] }, () => {
  let samples: Sample[] = [];
  beforeAll(() => {
    samples = readSamples();
  });

  /** Samples that answer the field come first: their texts probably contain it. */
  const withAnswer = (field: string, among: Sample[]) => {
    const answered = ({ answers }: Sample) => has(answers, field);
    return [...among.filter(answered), ...among.filter((sample) => !answered(sample))];
  };
  const changesText = (field: string, among: Sample[]) =>
    withAnswer(field, among).some(({ answers, text }) =>
      acceptedBy(field).some((value) => {
        const before = JSON.stringify((answers as Record<string, unknown>)[field]);
        if (JSON.stringify(value) === before) return false;
        const changed = documentAnswersSchema.safeParse({ ...answers, [field]: value });
        return changed.success && writeText(assemble(changed.data)) !== text;
      }),
    );

  test.each(Object.keys(answersShape).filter((field) => !(field in silent)))(
    "%s changes the text of some document",
    (field) => {
      expect(changesText(field, samples), `no value of ${field} changes a text`).toBe(true);
    },
  );

  test.each(Object.entries(silent))("%s changes no text: it %s", (field) => {
    expect(field in answersShape).toBe(true);
    expect(changesText(field, samples.slice(0, types.length))).toBe(false);
  });
});

/** True where the answer is more than the schema's default for «nothing». */
function has(answers: DocumentAnswers, field: string): boolean {
  const answer: unknown = (answers as Record<string, unknown>)[field];
  return Array.isArray(answer) ? answer.length > 0 : answer !== undefined && answer !== false;
}

const accepted = new Map<string, unknown[]>();

/** The values that the field's own schema takes. */
function acceptedBy(field: string): unknown[] {
  const known = accepted.get(field);
  if (known) return known;
  const schema = answersShape[field as keyof typeof answersShape];
  const all = values.filter((value) => schema.safeParse(value).success);
  // Words are words: a field that takes any needs no more than one.
  const text = all.find((value) => String(value) === anyWords);
  const taken = text === undefined ? all : [text];
  accepted.set(field, taken);
  return taken;
}
