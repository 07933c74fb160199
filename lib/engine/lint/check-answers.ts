import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { fieldOf, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { ownerKindOf } from "@/lib/engine/facts/known/owner";
import { chosenDataTypes } from "@/lib/engine/facts/processing/chosen-data";
import { agreementRules } from "@/lib/engine/lint/agreement-rules";
import { ownerRules } from "@/lib/engine/lint/owner-rules";
import { processingRules } from "@/lib/engine/lint/processing-rules";
import { recipientRules } from "@/lib/engine/lint/recipient-rules";
import type { LintedAnswers, LintRule } from "@/lib/engine/lint/rule";
import { transferRules } from "@/lib/engine/lint/transfer-rules";
import { definitionOf, isAsked, questionKeys } from "@/lib/engine/questions/questions";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

/** A suspicious or risky answer that does not prevent the document. */
export type AnswerFinding = { field: string; message: string };

/** In the order of the form. */
const rules = [
  ...ownerRules,
  ...processingRules,
  ...transferRules,
  ...recipientRules,
  ...agreementRules,
].sort((a, b) => orderOf(a) - orderOf(b));

function orderOf({ about }: LintRule): number {
  return questionKeys.indexOf(fieldOf(about));
}

/**
 * Returns what the owner should review, in the order of the form: mistyped requisites, answers that contradict one
 * another, legal risks. Never rejects them: the document is made as typed. Source: docs/specification/form.md#requisites;
 * each rule names its article.
 */
export function checkAnswers(answers: DocumentAnswers): AnswerFinding[] {
  const linted = toLinted(answers);
  return rules
    .filter((rule) => concerns(rule, answers.type))
    .flatMap(({ about, find }) => {
      const message = find(linted);
      return message === null ? [] : [{ field: fieldOf(about), message }];
    });
}

/** Answers that the document's form does not ask for are not printed. */
function concerns({ about, types }: LintRule, type: DocumentType): boolean {
  if (types && !types.includes(type)) return false;
  const definition = definitionOf(fieldOf(about));
  return isAsked(definition) && definition.askedFor.some((documentType) => documentType === type);
}

function toLinted(answers: DocumentAnswers): LintedAnswers {
  const known = toKnownFacts(answers);
  const data = chosenDataTypes(known);
  return {
    known,
    ownerKind: ownerKindOf(known),
    has: (purpose) =>
      known["purposes.chosen"].includes(purpose) ||
      (purpose === "other" && known["purposes.other"] !== undefined),
    collects: (type) => data.includes(type),
  };
}
