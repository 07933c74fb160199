/** The chosen industry template, and the answers to its own questions. */
import type { TemplateAnswers } from "@/lib/engine/questions/answer";
import type { KeyWith } from "@/lib/engine/questions/questions";

/** The fields of the form, as errors name them too. */
export const templateField: KeyWith<"kind", "template"> = "templateId";
export const extraAnswersField: KeyWith<"kind", "extraAnswers"> = "templateAnswers";
export const industryField: KeyWith<"role", "industry"> = "industry";

type Chosen = {
  [templateField]?: string | null | undefined;
  [extraAnswersField]?: TemplateAnswers | null | undefined;
};

/**
 * Returns the id of the industry template that the answers choose.
 * @returns undefined for the type's standard template
 */
export function templateIdOf(answers: object): string | undefined {
  return (answers as Chosen)[templateField] || undefined;
}

/**
 * Returns the answers to the questions of the industry template.
 * @returns undefined when it asks none
 */
export function extraAnswersOf(answers: object): TemplateAnswers | undefined {
  return (answers as Chosen)[extraAnswersField] ?? undefined;
}
