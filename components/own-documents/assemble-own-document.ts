import type { OwnConsent } from "@/content/own/consent-places";
import { ownConsentAnswers } from "@/content/own/consents";
import {
  type OwnDocumentType,
  type OwnOperator,
  ownAnswers,
  ownClausesOf,
  ownEdition,
} from "@/content/own/documents";
import { loadTemplate } from "@/lib/content/templates";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { OwnClauses } from "@/lib/engine/answers/own-clauses";
import { assemble } from "@/lib/engine/assemble/assemble";
import type { AnswersDraft } from "@/lib/engine/facts/draft";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import type { DocumentTree } from "@/lib/engine/tree/document";

/**
 * A document of ours, written by our own engine. In preview mode: what the operator has not configured
 * is a visible blank, and the page is built all the same.
 */
export function assembleOwnDocument(
  type: OwnDocumentType,
  operator: OwnOperator,
): Promise<DocumentTree> {
  return assembleFrom(type, ownAnswers(operator), ownClausesOf[type]);
}

/** The same for one of the consents that our forms ask for. */
export function assembleOwnConsent(
  consent: OwnConsent,
  operator: OwnOperator,
): Promise<DocumentTree> {
  return assembleFrom("consent", ownConsentAnswers(consent, operator), null);
}

async function assembleFrom(
  type: DocumentType,
  answers: AnswersDraft,
  ownClauses: OwnClauses | null,
): Promise<DocumentTree> {
  const { template, laws } = await loadTemplate(type);
  const { number: edition, date } = ownEdition;
  return assemble(template, toFacts({ type, ...answers }, { date, edition }), {
    documentType: type,
    date,
    mode: "preview",
    laws,
    vocabulary: factsVocabulary,
    ownClauses,
  });
}
