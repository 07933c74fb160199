/** The document of the pictures, written by the engine. */
import { loadTemplate } from "@/lib/content/templates";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { assemble } from "@/lib/engine/assemble/assemble";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import { writeHtmlPage } from "@/lib/engine/writers/html";
import { writeText } from "@/lib/engine/writers/text";
import { sampleAnswers } from "@/scripts/screenshots/fixtures";

const date = "2026-11-21";

export async function writeSample(): Promise<{ text: string; page: string }> {
  const { template, laws } = await loadTemplate("privacy");
  const facts = toFacts(documentAnswersSchema.parse(sampleAnswers), { date, edition: 1 });
  const tree = assemble(template, facts, {
    documentType: "privacy",
    date,
    mode: "final",
    laws,
    vocabulary: factsVocabulary,
  });
  return { text: writeText(tree), page: writeHtmlPage(tree) };
}
