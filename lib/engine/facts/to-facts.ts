import { formatRussianDate, type IsoDate } from "@/lib/core/time/moscow-time";
import { agreementFacts } from "@/lib/engine/facts/agreement";
import { answerFacts } from "@/lib/engine/facts/answer-facts";
import { applicationFacts } from "@/lib/engine/facts/application";
import { consentFacts } from "@/lib/engine/facts/consents/consent-facts";
import { consentVocabulary } from "@/lib/engine/facts/consents/consent-vocabulary";
import { hostingFacts } from "@/lib/engine/facts/hosting";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { ownerFacts } from "@/lib/engine/facts/known/owner";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { cookieUseFacts, cookieUseVocabulary } from "@/lib/engine/facts/processing/cookie-use";
import { dataFlowFacts } from "@/lib/engine/facts/processing/data-flow/data-flow-facts";
import { tradeFacts } from "@/lib/engine/facts/trade";

/**
 * Derives the facts for templates from the answers, whether the form was parsed or is still being filled in. A fact
 * that is not given is undefined: the assembler then leaves a blank or removes what needs it. Pure: the date and the
 * number of the edition come from the caller.
 */
export function toFacts(
  draft: AnswersDraft,
  context: { date: IsoDate; edition: number },
): FactRecord {
  const known = toKnownFacts(draft);
  // Assigned to the largest record, which nobody else holds: a new one would copy every fact again.
  const facts = Object.assign(
    answerFacts(known),
    ownerFacts(known),
    hostingFacts(known),
    dataFlowFacts(known),
    agreementFacts(known),
    tradeFacts(known),
    applicationFacts(known),
    {
      "document.date": formatRussianDate(context.date),
      "document.edition": String(context.edition),
    },
  );
  // Computed lazily: only the consent and the cookie policy use these.
  defineLater(facts, consentVocabulary, () => consentFacts(known));
  defineLater(facts, cookieUseVocabulary, () => cookieUseFacts(known));
  return facts;
}

/** Defines derived facts lazily: all are computed when the first of them is read. */
function defineLater(facts: FactRecord, vocabulary: Vocabulary, derive: () => FactRecord): void {
  let derived: FactRecord | null = null;
  for (const path of Object.keys(vocabulary)) {
    Object.defineProperty(facts, path, {
      enumerable: true,
      configurable: true,
      get: () => {
        derived ??= derive();
        return derived[path];
      },
    });
  }
}
