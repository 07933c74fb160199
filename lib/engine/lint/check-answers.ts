import {
  type DocumentAnswers,
  type FormAnswers,
  formAnswersSchema,
} from "@/lib/engine/answers/schema";
import { chosenDataTypes, toKnownAnswers } from "@/lib/engine/facts/draft";
import { ownerKindOf } from "@/lib/engine/facts/owner";
import { agreementRules } from "@/lib/engine/lint/agreement-rules";
import { ownerRules } from "@/lib/engine/lint/owner-rules";
import { processingRules } from "@/lib/engine/lint/processing-rules";
import type { LintedAnswers } from "@/lib/engine/lint/rule";

/** Something suspicious or dangerous in the answers that does not stop the document. */
export type Finding = { field: string; message: string };

const rules = [...ownerRules, ...processingRules, ...agreementRules];
const formOrder = Object.keys(formAnswersSchema.shape);

/**
 * What the owner should look at again, in the order of the form: mistyped requisites, answers that
 * contradict one another, what the law makes dangerous. Never refuses: the document is made as typed.
 * Source: decisions § 9 «ИНН and ОГРН»; each rule names its article.
 */
export function checkAnswers(answers: DocumentAnswers): Finding[] {
  if (answers.type === "socialDisclaimer") return [];
  const linted = toLinted(answers);
  return rules
    .filter(({ types }) => types?.includes(answers.type) ?? true)
    .flatMap(({ field, find }) => {
      const message = find(linted);
      return message === null ? [] : [{ field, message }];
    })
    .sort((one, other) => formOrder.indexOf(one.field) - formOrder.indexOf(other.field));
}

function toLinted(answers: FormAnswers): LintedAnswers {
  const known = toKnownAnswers(answers);
  const data = chosenDataTypes(known);
  return {
    answers,
    known,
    ownerKind: ownerKindOf(known),
    has: (purpose) =>
      known.processingPurposes.includes(purpose) ||
      (purpose === "other" && known.otherPurpose !== undefined),
    collects: (type) => data.includes(type),
  };
}
