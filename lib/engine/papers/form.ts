/**
 * The questions that only internal papers ask: one form for all of them, `content/internal-papers/form.yaml`. A paper
 * asks the questions that it names, except those that the passport answers.
 */
import { z } from "zod";
import type { FieldErrors } from "@/lib/core/errors";
import { type OwnerKind, ownerKindKeys } from "@/lib/engine/facts/known/owner";
import { checkExtraAnswers } from "@/lib/engine/industry-templates/check-extra-answers";
import { answerTo, askedQuestions } from "@/lib/engine/industry-templates/facts";
import { formOf } from "@/lib/engine/industry-templates/schema";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";

export const paperFormSchema = formOf({
  /** The kinds of owner that are asked; absent: all. */
  askedOf: z.array(z.enum(ownerKindKeys)).min(1).optional(),
});

export type PaperForm = z.output<typeof paperFormSchema>;
export type PaperQuestion = PaperForm["questions"][number];

/** Whether there are employees: decides which papers a sole trader needs. */
export const staffQuestion = "hasStaff";

/** The field of a paper's question in errors, blanks and links. */
export const paperField = (key: string): string => `paper.${key}`;

/** A company is not asked whether it has employees: its head is one. */
export const withStaff = (answers: TemplateAnswers, kind: OwnerKind): TemplateAnswers =>
  kind === "company" ? { ...answers, [staffQuestion]: "yes" } : answers;

/** Checks answers to the papers' questions and returns messages by their keys; a missing answer is no error. */
export const checkPaperAnswers = (form: PaperForm, answers: TemplateAnswers): FieldErrors =>
  // The answer to a question that is not asked is kept until it is asked again.
  checkExtraAnswers(
    { questions: form.questions.map(({ condition: _when, ...question }) => question) },
    answers,
    { toField: (key) => key, isPartial: true },
  );

/**
 * Returns the questions that an owner of this kind is asked, given the answers so far.
 * @param asks the keys that the owner's papers use
 * @param known the keys that the passport answers: asked only when the papers have a different answer
 */
export function askedPaperQuestions(
  form: PaperForm,
  {
    kind,
    answers,
    asks,
    known,
  }: {
    kind: OwnerKind;
    answers: TemplateAnswers;
    asks: ReadonlySet<string>;
    known: ReadonlySet<string>;
  },
): PaperQuestion[] {
  const questions: PaperQuestion[] = askedQuestions(form, withStaff(answers, kind));
  return questions.filter(
    ({ key, askedOf }) =>
      asks.has(key) &&
      (askedOf?.includes(kind) ?? true) &&
      !(known.has(key) && answerTo(key, answers) === ""),
  );
}
