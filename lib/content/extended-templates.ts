import catalogue from "@/lib/content/generated/extended.json";
import { compiledExtended } from "@/lib/content/generated/index";
import { loadLaws, loadTemplate, ofThisVersion } from "@/lib/content/templates";
import { DomainError } from "@/lib/core/errors";
import type { IsoDate } from "@/lib/core/moscow-time";
import type { DocumentType } from "@/lib/engine/answers/options";
import { extraFacts, extraVocabulary } from "@/lib/engine/extended/facts";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";
import type { AnswersDraft } from "@/lib/engine/facts/draft";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";
import type { Laws } from "@/lib/engine/template/laws";
import type { Template } from "@/lib/engine/template/nodes";

// Written by scripts/compile-content.ts from this very type.
export const extendedTemplates = catalogue as ExtendedTemplate[];

const loaders: Record<string, () => Promise<{ default: unknown }>> = compiledExtended;

/** The extended template of an id, or null when there is none. */
export function findExtended(id: string | null | undefined): ExtendedTemplate | null {
  return extendedTemplates.find((template) => template.id === id) ?? null;
}

/** What a document is made from: a template, the acts, and what the template may speak of. */
export type OpenedTemplate = {
  template: Template;
  laws: Laws;
  vocabulary: Vocabulary;
  /** The facts of answers, those to extra questions included. */
  toFacts: (answers: AnswersDraft, context: { date: IsoDate; edition: number }) => FactRecord;
};

/**
 * Opens the template that answers of this type ask for: the one of the type, or an extended one.
 * Works on the server and in the browser; each template is a chunk of its own.
 * @throws DomainError VALIDATION (field `templateId`) for an unknown one or one of another type.
 */
export async function openTemplate(
  type: DocumentType,
  templateId: string | null | undefined,
): Promise<OpenedTemplate> {
  if (!templateId) {
    const { template, laws } = await loadTemplate(type);
    return { template, laws, vocabulary: factsVocabulary, toFacts };
  }
  const extended = findExtended(templateId);
  if (extended === null || extended.type !== type) throw noSuchTemplate();
  const [template, laws] = await Promise.all([loaders[templateId]?.(), loadLaws()]);
  if (template === undefined) throw noSuchTemplate();
  const { formConfig } = extended;
  return {
    template: ofThisVersion(template.default, templateId),
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

function noSuchTemplate(): DomainError {
  const message = "Такого расширенного шаблона для этого документа нет";
  return new DomainError("VALIDATION", message, { fieldErrors: { templateId: [message] } });
}
