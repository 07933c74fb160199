import type { IsoDate } from "@/lib/core/time/moscow-time";
import { assemble } from "@/lib/engine/assemble/assemble";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { ownerKindOf } from "@/lib/engine/facts/known/owner";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { paperFacts, paperVocabulary } from "@/lib/engine/facts/papers/paper-vocabulary";
import type { PaperRecipient } from "@/lib/engine/facts/papers/recipients/paper-recipient";
import { toFacts } from "@/lib/engine/facts/to-facts";
import { extraFacts, extraVocabulary } from "@/lib/engine/industry-templates/facts";
import { paperApproval } from "@/lib/engine/papers/approval";
import { type PaperForm, paperField, withStaff } from "@/lib/engine/papers/form";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";
import type { Laws } from "@/lib/engine/template/language/laws";
import type { Template } from "@/lib/engine/template/language/nodes";
import type { TextTree } from "@/lib/engine/tree/document";

/** Everything an internal paper is written from except the answers. Plain JSON. */
export type PaperSource = {
  template: Template;
  form: PaperForm;
  /** Whether the head approves it, in lines above the title. */
  isApproved: boolean;
  laws: Laws;
};

type PaperOptions = {
  /** The date of the paper; the engine has no clock. */
  date: IsoDate;
  /** The recipient, for a paper about one recipient. */
  recipient?: PaperRecipient | null;
};

/** All facts that the template of a paper may use. */
export const paperTemplateVocabulary = (form: PaperForm): Vocabulary => ({
  ...factsVocabulary,
  ...extraVocabulary(form, paperField),
  ...paperVocabulary,
});

/**
 * Derives the facts of a paper: those of the site's documents, the answers to the papers' own questions, and what
 * follows from both.
 * @param answers of the passport
 * @param paperAnswers to the questions of the form, as text
 */
export function factsOfPaper(
  form: PaperForm,
  answers: AnswersDraft,
  paperAnswers: TemplateAnswers,
  { date, recipient = null }: PaperOptions,
): FactRecord {
  const known = toKnownFacts(answers);
  const facts = toFacts(answers, { date, edition: 1 });
  // Assigned, not spread: some facts are computed lazily, on first access.
  Object.assign(facts, extraFacts(form, withStaff(paperAnswers, ownerKindOf(known))));
  return Object.assign(facts, paperFacts(known, facts, recipient));
}

/**
 * Returns the same facts for a paper about this recipient: what does not depend on it is derived once for all papers.
 */
export const factsOfRecipient = (
  facts: FactRecord,
  answers: AnswersDraft,
  recipient: PaperRecipient,
): FactRecord =>
  // Copies the property descriptors, so that lazy facts stay lazy.
  Object.assign(
    Object.defineProperties({} as FactRecord, Object.getOwnPropertyDescriptors(facts)),
    paperFacts(toKnownFacts(answers), facts, recipient),
  );

/**
 * Writes an internal paper from these answers, with a blank for every missing one. Pure: the same arguments always give
 * the same text.
 * @see factsOfPaper
 */
export const writePaper = (
  source: PaperSource,
  answers: AnswersDraft,
  paperAnswers: TemplateAnswers,
  options: PaperOptions,
): TextTree =>
  assemblePaper(source, factsOfPaper(source.form, answers, paperAnswers, options), options.date);

/** Writes a paper from facts that are already derived. */
export function assemblePaper(
  { template, form, isApproved, laws }: PaperSource,
  facts: FactRecord,
  date: IsoDate,
): TextTree {
  return assemble(template, facts, {
    date,
    mode: "preview",
    laws,
    vocabulary: paperTemplateVocabulary(form),
    head: isApproved ? paperApproval(facts) : [],
  }).tree;
}
