import { agreementVocabulary } from "@/lib/engine/facts/agreement";
import { answerVocabulary } from "@/lib/engine/facts/answer-facts";
import { applicationVocabulary } from "@/lib/engine/facts/application";
import { consentVocabulary } from "@/lib/engine/facts/consents/consent-vocabulary";
import { hostingVocabulary } from "@/lib/engine/facts/hosting";
import { ownerVocabulary } from "@/lib/engine/facts/known/owner";
import type { Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { cookieUseVocabulary } from "@/lib/engine/facts/processing/cookie-use";
import { dataFlowVocabulary } from "@/lib/engine/facts/processing/data-flow/data-flow-vocabulary";
import { tradeVocabulary } from "@/lib/engine/facts/trade";

/** All facts that a template may use; `docs/content-guide.md` lists the main ones for the lawyer. */
export const factsVocabulary: Vocabulary = {
  "document.date": { kind: "text", label: "дату редакции" },
  "document.edition": { kind: "text", label: "номер редакции" },
  ...answerVocabulary,
  ...ownerVocabulary,
  ...hostingVocabulary,
  ...dataFlowVocabulary,
  ...agreementVocabulary,
  ...consentVocabulary,
  ...cookieUseVocabulary,
  ...tradeVocabulary,
  ...applicationVocabulary,
};
