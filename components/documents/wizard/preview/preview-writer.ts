import { setNormsForMargin } from "@/components/documents/clause-norms";
import { hasTemplate, loadTemplate } from "@/lib/content/templates";
import { toMoscowDate } from "@/lib/core/moscow-time";
import type { DocumentType } from "@/lib/engine/answers/options";
import { assemble } from "@/lib/engine/assemble/assemble";
import type { AnswersDraft } from "@/lib/engine/facts/draft";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import { writeHtml } from "@/lib/engine/writers/html";

/**
 * The document as far as it is known, as HTML: the same engine as on the server, in the browser. Null
 * for a type whose template is not written yet. Load this module lazily: the engine comes with it.
 */
export async function writePreview(
  documentType: DocumentType,
  answers: AnswersDraft,
  now: Date,
): Promise<string | null> {
  if (!hasTemplate(documentType)) return null;
  const { template, laws } = await loadTemplate(documentType);
  const date = toMoscowDate(now);
  const tree = assemble(template, toFacts(answers, { date, edition: 1 }), {
    documentType,
    date,
    mode: "preview",
    laws,
    vocabulary: factsVocabulary,
  });
  return setNormsForMargin(writeHtml(tree, { idPrefix: "preview-", titleLevel: 3 }));
}
