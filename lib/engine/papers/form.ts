/**
 * What only internal papers ask: one form for all of them, `content/internal-papers/form.yaml`. A paper asks the
 * questions that it names; what the passport knows is not asked.
 */
import { z } from "zod";
import { type OwnerKind, ownerKindKeys } from "@/lib/engine/facts/owner";
import { askedQuestions } from "@/lib/engine/industry-templates/facts";
import { type ExtraQuestion, formOf } from "@/lib/engine/industry-templates/schema";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";

export const paperFormSchema = formOf({
  /** The kinds of owner that are asked; absent: all. */
  askedOf: z.array(z.enum(ownerKindKeys)).min(1).optional(),
});

export type PaperQuestion = ExtraQuestion & { askedOf?: OwnerKind[] | undefined };
export type PaperForm = { questions: PaperQuestion[] };

/** Whether there are employees: decides which papers concern a sole trader. */
export const staffQuestion = "hasStaff";

/** The name of a paper's question in errors, blanks and links. */
export const paperField = (key: string): string => `paper.${key}`;

/** Nobody asks a company whether it has employees: its head is one. */
export const withStaff = (answers: TemplateAnswers, kind: OwnerKind): TemplateAnswers =>
  kind === "company" ? { ...answers, [staffQuestion]: "yes" } : answers;

/**
 * The questions that an owner of this kind is asked, given what he has answered.
 * @param asks the keys that his papers speak of
 */
export function askedPaperQuestions(
  form: PaperForm,
  { kind, answers, asks }: { kind: OwnerKind; answers: TemplateAnswers; asks: ReadonlySet<string> },
): PaperQuestion[] {
  const asked: PaperQuestion[] = askedQuestions(form, withStaff(answers, kind));
  return asked.filter(({ key, askedOf }) => asks.has(key) && (askedOf?.includes(kind) ?? true));
}
