import { agreementVocabulary } from "@/lib/engine/facts/agreement";
import { applicationVocabulary } from "@/lib/engine/facts/application";
import { consentVocabulary } from "@/lib/engine/facts/consents/consent-vocabulary";
import { givenVocabulary } from "@/lib/engine/facts/given";
import { hostingVocabulary } from "@/lib/engine/facts/hosting";
import { dataFlowVocabulary } from "@/lib/engine/facts/processing/data-flow/data-flow-vocabulary";
import { tradeVocabulary } from "@/lib/engine/facts/trade";
import { ownerVocabulary } from "./known/owner";
import type { Vocabulary } from "./known/vocabulary";
import { cookieUseVocabulary } from "./processing/cookie-use";

/** Every fact that a template may name; `docs/content-guide.md` lists the main ones for the lawyer. */
export const factsVocabulary: Vocabulary = {
  "document.date": { kind: "text", label: "дату редакции" },
  "document.edition": { kind: "text", label: "номер редакции" },
  ...givenVocabulary,
  ...ownerVocabulary,
  ...hostingVocabulary,
  ...dataFlowVocabulary,
  ...agreementVocabulary,
  ...consentVocabulary,
  ...cookieUseVocabulary,
  ...tradeVocabulary,
  ...applicationVocabulary,
};
