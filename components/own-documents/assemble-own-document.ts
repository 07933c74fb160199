import type { OwnConsent } from "@/content/own/consent-places";
import { ownConsentAnswers } from "@/content/own/consents";
import {
  type OwnDocumentType,
  type OwnOperator,
  ownAnswers,
  ownClausesOf,
  ownEdition,
} from "@/content/own/documents";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import type { AnswersDraft } from "@/lib/engine/facts/draft";
import { ownClausesField } from "@/lib/engine/own-clauses/known";
import type { DocumentType } from "@/lib/engine/questions/options";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { shippedSource } from "@/lib/platform/content/templates";

/**
 * A document of ours, written by our own engine. In preview mode: what the operator has not configured
 * is a visible blank, and the page is built all the same.
 */
export function assembleOwnDocument(
  type: OwnDocumentType,
  operator: OwnOperator,
): Promise<DocumentTree> {
  return assembleFrom(type, { ...ownAnswers(operator), [ownClausesField]: ownClausesOf[type] });
}

/** The same for one of the consents that our forms ask for. */
export function assembleOwnConsent(
  consent: OwnConsent,
  operator: OwnOperator,
): Promise<DocumentTree> {
  return assembleFrom("consent", ownConsentAnswers(consent, operator));
}

async function assembleFrom(type: DocumentType, answers: AnswersDraft): Promise<DocumentTree> {
  const { number: edition, date } = ownEdition;
  const source = await shippedSource(type);
  return writeDocument(source, answers, { date, edition, mode: "preview" }).tree;
}
