import type { IsoDate } from "@/lib/core/moscow-time";
import { type AssembledDocument, assemble } from "@/lib/engine/assemble/assemble";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import type { AnswersDraft } from "@/lib/engine/facts/known";
import { toFacts } from "@/lib/engine/facts/to-facts";
import type { FactRecord } from "@/lib/engine/facts/vocabulary";
import { extraFacts, extraVocabulary } from "@/lib/engine/industry-templates/facts";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { customClausesField, toKnownCustomClauses } from "@/lib/engine/questions/custom-clauses";
import type { DocumentType } from "@/lib/engine/questions/options";
import type { Laws } from "@/lib/engine/template/laws";
import type { Template } from "@/lib/engine/template/nodes";

/** All that a document is written by, besides the answers. Plain JSON. */
export type TemplateSource = {
  type: DocumentType;
  template: Template;
  /** Where the template asks questions of its own; null for the ordinary one of its type. */
  industryTemplate: IndustryTemplate | null;
  /** The acts that it cites. */
  laws: Laws;
};

type EditionOptions = {
  /** From when the edition applies; the engine has no clock. */
  date: IsoDate;
  /** Its number. */
  edition: number;
  /** `preview` shows what is missing as blanks, `final` refuses it. */
  mode: "preview" | "final";
};

/**
 * The document of these answers by this template, with the owner's custom clauses: parsed answers, or those of a
 * form that is still being filled in. Pure: the same arguments always give the same document.
 *
 * @throws MissingAnswers in `final` mode, naming every required fact that the owner did not give.
 */
export function writeDocument(
  source: TemplateSource,
  answers: AnswersDraft,
  { date, edition, mode }: EditionOptions,
): AssembledDocument {
  const { type, template, industryTemplate, laws } = source;
  const facts = toFacts(answers, { date, edition });
  return assemble(
    template,
    industryTemplate ? withExtra(facts, industryTemplate, answers) : facts,
    {
      documentType: type,
      date,
      mode,
      laws,
      vocabulary: industryTemplate
        ? { ...factsVocabulary, ...extraVocabulary(industryTemplate.formConfig) }
        : factsVocabulary,
      customClauses: toKnownCustomClauses(answers[customClausesField]),
    },
  );
}

/** Assigned, not spread: some facts are derived only when they are asked for. */
const withExtra = (facts: FactRecord, { formConfig }: IndustryTemplate, answers: AnswersDraft) =>
  Object.assign(facts, extraFacts(formConfig, answers.templateAnswers ?? {}));
