import { agreementVocabulary } from "@/lib/engine/facts/agreement";
import { consentVocabulary } from "@/lib/engine/facts/consents";
import { cookieUseVocabulary } from "@/lib/engine/facts/cookie-use";
import { dataFlowVocabulary } from "@/lib/engine/facts/data-flow";
import { ownerVocabulary } from "@/lib/engine/facts/owner";
import { siteVocabulary } from "@/lib/engine/facts/site";
import { tradeVocabulary } from "@/lib/engine/facts/trade";
import type { Vocabulary } from "@/lib/engine/facts/vocabulary";

/** Every fact that a template may name; `docs/content-guide.md` lists them for the lawyer. */
export const factsVocabulary: Vocabulary = {
  "document.date": { kind: "text", label: "дату редакции" },
  "document.edition": { kind: "text", label: "номер редакции" },
  ...ownerVocabulary,
  ...siteVocabulary,
  ...dataFlowVocabulary,
  ...agreementVocabulary,
  ...consentVocabulary,
  ...cookieUseVocabulary,
  ...tradeVocabulary,
};
