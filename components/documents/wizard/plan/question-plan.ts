import type { ExtraField, WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { ExtraQuestion } from "@/lib/engine/industry-templates/schema";
import type { SectionNote } from "@/lib/engine/questions/definition";
import type { TypeQuestionPlan } from "@/lib/engine/questions/form-plan";

/** A question that an industry template brings. */
export type ExtraQuestionPlan = {
  field: ExtraField;
  control: "extra";
  question: ExtraQuestion;
  isShown: (values: WizardValues) => boolean;
};

/** One question: what it fills, what it is answered with, when it is asked. */
export type QuestionPlan = TypeQuestionPlan | ExtraQuestionPlan;

export type SectionPlan = {
  id: string;
  title: string;
  /** One sentence under the title of an open section. */
  intro: string;
  note?: SectionNote;
  questions: QuestionPlan[];
  /** The answers in a few words, for the folded section. */
  summary: (values: WizardValues) => string;
};
