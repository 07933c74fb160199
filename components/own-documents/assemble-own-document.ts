import {
  type OwnDocumentType,
  type OwnOperator,
  ownAnswers,
  ownClausesOf,
  ownEdition,
} from "@/content/own-documents";
import { loadTemplate } from "@/lib/content/templates";
import { assemble } from "@/lib/engine/assemble/assemble";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import type { DocumentTree } from "@/lib/engine/tree/document";

/**
 * A document of ours, written by our own engine. In preview mode: what the operator has not configured
 * is a visible blank, and the page is built all the same.
 */
export async function assembleOwnDocument(
  type: OwnDocumentType,
  operator: OwnOperator,
): Promise<DocumentTree> {
  const { template, laws } = await loadTemplate(type);
  const { number: edition, date } = ownEdition;
  return assemble(template, toFacts({ type, ...ownAnswers(operator) }, { date, edition }), {
    documentType: type,
    date,
    mode: "preview",
    laws,
    vocabulary: factsVocabulary,
    ownClauses: ownClausesOf[type],
  });
}
