import { loadTemplate } from "@/lib/content/templates";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { assemble } from "@/lib/engine/assemble/assemble";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeText } from "@/lib/engine/writers/text";
import { findLongestAnswers } from "./longest-answers";

const date = "2026-11-21";

/** A type's template as a function, and the answers that make its longest document. */
export async function openType(type: DocumentType) {
  const { template, laws } = await loadTemplate(type);
  const make = (answers: DocumentAnswers, mode: "preview" | "final"): DocumentTree =>
    assemble(template, toFacts(answers, { date, edition: 1 }), {
      documentType: type,
      date,
      mode,
      laws,
      vocabulary: factsVocabulary,
    });
  const answers = findLongestAnswers(type, (tried) => writeText(make(tried, "preview")).length);
  return { type, answers, make };
}
