import type { IsoDate } from "@/lib/core/moscow-time";
import { templateIdOf } from "@/lib/documents/extended";
import type { OwnClauses } from "@/lib/engine/answers/own-clauses";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { assemble } from "@/lib/engine/assemble/assemble";
import type { Finding } from "@/lib/engine/lint/check-answers";
import { checkOwnClauses } from "@/lib/engine/own-clauses/check-own-clauses";
import { openCurrentTemplate } from "@/lib/templates/open";

/** Clauses of the owner's own among the answers; null when there are none. */
export function ownClausesOf(answers: DocumentAnswers): OwnClauses | null {
  const own = "customFields" in answers ? answers.customFields : undefined;
  return own && own.additions.length + own.replacements.length > 0 ? own : null;
}

/** Own clauses whose places changed or are gone in the document of these answers, in words. */
export async function findMovedClauses(
  answers: DocumentAnswers,
  { date, edition }: { date: IsoDate; edition: number },
): Promise<Finding[]> {
  const own = ownClausesOf(answers);
  if (!own) return [];
  const { template, laws, vocabulary, toFacts } = await openCurrentTemplate(
    answers.type,
    templateIdOf(answers),
  );
  const ours = assemble(template, toFacts(answers, { date, edition }), {
    documentType: answers.type,
    date,
    mode: "preview",
    laws,
    vocabulary,
  });
  return checkOwnClauses(own, ours, template);
}
