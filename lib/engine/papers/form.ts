/**
 * What only internal papers ask: one form for all of them, `content/internal-papers/form.yaml`. A paper asks the
 * questions that it names; what the passport knows is not asked.
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

/** Whether there are employees: decides which papers concern a sole trader. */
export const staffQuestion = "hasStaff";

/** The name of a paper's question in errors, blanks and links. */
export const paperField = (key: string): string => `paper.${key}`;

/** Nobody asks a company whether it has employees: its head is one. */
export const withStaff = (answers: TemplateAnswers, kind: OwnerKind): TemplateAnswers =>
  kind === "company" ? { ...answers, [staffQuestion]: "yes" } : answers;

/** What is wrong with answers to the papers' questions, by their keys; what is left out is no error. */
export const checkPaperAnswers = (form: PaperForm, answers: TemplateAnswers): FieldErrors =>
  // Of a question that is not asked the answer is kept for when it is.
  checkExtraAnswers(
    { questions: form.questions.map(({ condition: _when, ...question }) => question) },
    answers,
    { toField: (key) => key, isPartial: true },
  );

/**
 * The questions that an owner of this kind is asked, given what he has answered.
 * @param asks the keys that his papers speak of
 * @param known the keys that the passport answers: asked only where the papers were told otherwise
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
  const asked: PaperQuestion[] = askedQuestions(form, withStaff(answers, kind));
  return asked.filter(
    ({ key, askedOf }) =>
      asks.has(key) &&
      (askedOf?.includes(kind) ?? true) &&
      !(known.has(key) && answerTo(key, answers) === ""),
  );
}
