import type { IsoDate } from "@/lib/core/time/moscow-time";
import { approvalOf } from "@/lib/engine/assemble/approval";
import { type AssembledText, assemble } from "@/lib/engine/assemble/assemble";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import { extraFacts, extraVocabulary } from "@/lib/engine/industry-templates/facts";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { customClausesField, toKnownCustomClauses } from "@/lib/engine/questions/custom-clauses";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { Laws } from "@/lib/engine/template/language/laws";
import type { Template } from "@/lib/engine/template/language/nodes";
import type { DocumentTree } from "@/lib/engine/tree/document";

type WrittenDocument = AssembledText & { tree: DocumentTree };

/** Everything a document is written from except the answers. Plain JSON. */
export type TemplateSource = {
  type: DocumentType;
  template: Template;
  /** The form of an industry template with questions of its own; null for the standard template of a type. */
  industryTemplate: IndustryTemplate | null;
  /** The acts that it cites. */
  laws: Laws;
};

type EditionOptions = {
  /** The date from which the edition applies; the engine has no clock. */
  date: IsoDate;
  /** The edition's number. */
  edition: number;
  /** `preview` prints missing answers as blanks, `final` rejects them. */
  mode: "preview" | "final";
};

/**
 * Writes a document from a template and answers, with the owner's custom clauses. The answers may be parsed or those of
 * a form that is still being filled in. Pure: the same arguments always give the same document.
 * @throws MissingAnswers in `final` mode, with every required fact that is not given.
 */
export function writeDocument(
  source: TemplateSource,
  answers: AnswersDraft,
  { date, edition, mode }: EditionOptions,
): WrittenDocument {
  const { type, template, industryTemplate, laws } = source;
  const ordinary = toFacts(answers, { date, edition });
  const facts = industryTemplate ? withExtra(ordinary, industryTemplate, answers) : ordinary;
  const { tree, movedClauses } = assemble(template, facts, {
    date,
    mode,
    laws,
    vocabulary: industryTemplate
      ? { ...factsVocabulary, ...extraVocabulary(industryTemplate.formConfig) }
      : factsVocabulary,
    head: approvalOf(facts, type),
    customClauses: toKnownCustomClauses(answers[customClausesField]),
  });
  return { tree: { ...tree, documentType: type }, movedClauses };
}

/** Assigned, not spread: some facts are computed lazily, on first access. */
const withExtra = (facts: FactRecord, { formConfig }: IndustryTemplate, answers: AnswersDraft) =>
  Object.assign(facts, extraFacts(formConfig, answers.templateAnswers ?? {}));
