// @module-tag slow
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fromStoredAnswers, toAnswers } from "@/components/features/documents/form-model/answers";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { writeText } from "@/lib/engine/writers/text";
import { shippedSource } from "@/lib/platform/content/templates";

const documents = new URL("../../../../content/documents/", import.meta.url);

async function textOf(answers: DocumentAnswers): Promise<string> {
  const edition = { date: "2026-11-21", edition: 1, mode: "preview" } as const;
  return writeText(writeDocument(await shippedSource(answers.type), answers, edition).tree);
}

/** The answers behind the lawyer's samples of a type. */
function samplesOf(type: string): [string, object][] {
  const folder = new URL(`${type}/samples/`, documents);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as object]);
}

describe.each(documentTypes)("the form of %s", (type) => {
  test.each(samplesOf(type))(
    "asks every question that the document of %s depends on",
    async (_name, sample) => {
      const answers = documentAnswersSchema.parse({ ...sample, type });
      const answered = documentAnswersSchema.parse(toAnswers(fromStoredAnswers(answers), null));
      expect(await textOf(answered)).toBe(await textOf(answers));
    },
  );
});
