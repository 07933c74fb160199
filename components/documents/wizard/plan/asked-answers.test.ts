import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fromStoredAnswers } from "@/components/documents/wizard/plan/stored-answers";
import { toAnswers } from "@/components/documents/wizard/plan/to-answers";
import { loadTemplate } from "@/lib/content/templates";
import { documentTypes } from "@/lib/engine/answers/options";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { assemble } from "@/lib/engine/assemble/assemble";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import { writeText } from "@/lib/engine/writers/text";

const documents = new URL("../../../../content/documents/", import.meta.url);

async function textOf(answers: DocumentAnswers): Promise<string> {
  const { template, laws } = await loadTemplate(answers.type);
  const date = "2026-11-21";
  const tree = assemble(template, toFacts(answers, { date, edition: 1 }), {
    documentType: answers.type,
    date,
    mode: "preview",
    laws,
    vocabulary: factsVocabulary,
  });
  return writeText(tree);
}

/** The answers that the lawyer's samples of a type are made of. */
function samplesOf(type: string): [string, object][] {
  const folder = new URL(`${type}/samples/`, documents);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as object]);
}

describe.each(documentTypes)("the form of %s", (type) => {
  test.each(samplesOf(type))(
    "asks all that the document of %s depends on",
    async (_name, sample) => {
      const answers = documentAnswersSchema.parse({ ...sample, type });
      const asked = documentAnswersSchema.parse(toAnswers(fromStoredAnswers(answers), null));
      expect(await textOf(asked)).toBe(await textOf(answers));
    },
  );
});
