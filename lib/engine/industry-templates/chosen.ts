/** The template of an industry among the answers, and the answers to its own questions. */
import type { TemplateAnswers } from "@/lib/engine/questions/answer";

/** The fields of the form, as errors name them too. */
export const templateField = "templateId";
export const extraAnswersField = "templateAnswers";

type Chosen = {
  [templateField]?: string | null | undefined;
  [extraAnswersField]?: TemplateAnswers | null | undefined;
};

/** The template that answers ask for; undefined for the ordinary one of their type. */
export function templateIdOf(answers: object): string | undefined {
  return (answers as Chosen)[templateField] || undefined;
}

/** The answers to the template's own questions; undefined where there are none. */
export function extraAnswersOf(answers: object): TemplateAnswers | undefined {
  return (answers as Chosen)[extraAnswersField] ?? undefined;
}
