/**
 * The facts for templates of internal papers, in addition to the facts of all documents and the papers' own questions
 * (`extra.…`): facts under `paper.…`. Each module next to this one gives a vocabulary and its facts; they are joined
 * here.
 */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { accessPostsFacts, accessPostsVocabulary } from "@/lib/engine/facts/papers/access-posts";
import { commissionFacts, commissionVocabulary } from "@/lib/engine/facts/papers/commission";
import {
  harmOfOwnerFacts,
  harmVocabulary,
} from "@/lib/engine/facts/papers/conclusions/harm-of-owner";
import {
  systemFacts,
  systemVocabulary,
} from "@/lib/engine/facts/papers/conclusions/system-of-owner";
import { controlFacts, controlVocabulary } from "@/lib/engine/facts/papers/control";
import { headFacts, headVocabulary } from "@/lib/engine/facts/papers/head";
import {
  type PaperRecipient,
  recipientFacts,
  recipientVocabulary,
} from "@/lib/engine/facts/papers/recipients/paper-recipient";
import {
  processingAgreementFacts,
  processingAgreementVocabulary,
} from "@/lib/engine/facts/papers/recipients/processing-agreement";
import { transferFacts, transferVocabulary } from "@/lib/engine/facts/papers/recipients/transfer";

export const paperVocabulary: Vocabulary = {
  ...headVocabulary,
  ...recipientVocabulary,
  ...commissionVocabulary,
  ...harmVocabulary,
  ...systemVocabulary,
  ...processingAgreementVocabulary,
  ...accessPostsVocabulary,
  ...controlVocabulary,
  ...transferVocabulary,
};

/**
 * Derives the facts of papers.
 * @param facts those of the passport and the answers to the papers' own questions
 * @param recipient of a paper that is written for one recipient
 */
export function paperFacts(
  known: KnownFacts,
  facts: FactRecord,
  recipient: PaperRecipient | null,
): FactRecord {
  return {
    ...headFacts(known, facts),
    ...recipientFacts(known, recipient),
    ...commissionFacts(facts),
    ...harmOfOwnerFacts(known, facts),
    ...systemFacts(known, facts),
    ...processingAgreementFacts(known, facts, recipient),
    ...accessPostsFacts(facts),
    ...controlFacts(facts),
    ...transferFacts(known, recipient),
  };
}
