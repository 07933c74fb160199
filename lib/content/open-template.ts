import type { IsoDate } from "@/lib/core/moscow-time";
import { extraFacts, extraVocabulary } from "@/lib/engine/extended/facts";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";
import type { AnswersDraft } from "@/lib/engine/facts/draft";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";
import type { Laws } from "@/lib/engine/template/laws";
import type { Template } from "@/lib/engine/template/nodes";

/** What a document is made from: a template, the acts, and what the template may speak of. */
export type OpenedTemplate = {
  template: Template;
  laws: Laws;
  vocabulary: Vocabulary;
  /** The facts of answers, those to extra questions included. */
  toFacts: (answers: AnswersDraft, context: { date: IsoDate; edition: number }) => FactRecord;
};

/** What assembly needs of a template, wherever it came from; `extended` for one with questions of its own. */
export function toOpened(
  { template, extended }: { template: Template; extended: ExtendedTemplate | null },
  laws: Laws,
): OpenedTemplate {
  if (extended === null) return { template, laws, vocabulary: factsVocabulary, toFacts };
  const { formConfig } = extended;
  return {
    template,
    laws,
    vocabulary: { ...factsVocabulary, ...extraVocabulary(formConfig) },
    // Assigned, not spread: some facts are derived only when they are asked for.
    toFacts: (answers, context) =>
      Object.assign(
        toFacts(answers, context),
        extraFacts(formConfig, answers.templateAnswers ?? {}),
      ),
  };
}
