import type { SiteConsent } from "@/content/site-legal/consent-places";
import { siteConsentAnswers } from "@/content/site-legal/consents";
import {
  customClausesOf,
  type SiteLegalType,
  type SiteOperator,
  siteLegalAnswers,
  siteLegalEdition,
} from "@/content/site-legal/documents";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { customClausesField } from "@/lib/engine/questions/custom-clauses";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { shippedSource } from "@/lib/platform/content/templates";

/**
 * A legal document of this site, written by our own engine. In preview mode: what the operator has not configured is a
 * visible blank, and the page still builds.
 */
export function assembleSiteLegal(
  type: SiteLegalType,
  operator: SiteOperator,
): Promise<DocumentTree> {
  return assembleFrom(type, {
    ...siteLegalAnswers(operator),
    [customClausesField]: customClausesOf[type],
  });
}

/** Assembles one of the consents that our forms ask for. */
export function assembleSiteConsent(
  consent: SiteConsent,
  operator: SiteOperator,
): Promise<DocumentTree> {
  return assembleFrom("consent", siteConsentAnswers(consent, operator));
}

async function assembleFrom(type: DocumentType, answers: AnswersDraft): Promise<DocumentTree> {
  const { number: edition, date } = siteLegalEdition();
  const source = await shippedSource(type);
  return writeDocument(source, answers, { date, edition, mode: "preview" }).tree;
}
