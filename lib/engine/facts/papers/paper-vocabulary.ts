/**
 * What the templates of internal papers may speak of besides the facts of all documents and their own questions
 * (`extra.…`): facts under `paper.…`. A module beside this one gives a vocabulary and the facts; it is joined here.
 */
import type { KnownFacts } from "@/lib/engine/facts/known";
import { accessPostsFacts, accessPostsVocabulary } from "@/lib/engine/facts/papers/access-posts";
import { commissionFacts, commissionVocabulary } from "@/lib/engine/facts/papers/commission";
import { controlFacts, controlVocabulary } from "@/lib/engine/facts/papers/control";
import { headFacts, headVocabulary } from "@/lib/engine/facts/papers/head";
import {
  type PaperRecipient,
  recipientFacts,
  recipientVocabulary,
} from "@/lib/engine/facts/papers/paper-recipient";
import { transferFacts, transferVocabulary } from "@/lib/engine/facts/papers/transfer";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";

export const paperVocabulary: Vocabulary = {
  ...headVocabulary,
  ...recipientVocabulary,
  ...commissionVocabulary,
  ...accessPostsVocabulary,
  ...controlVocabulary,
  ...transferVocabulary,
};

/**
 * The derived facts of papers.
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
    ...accessPostsFacts(facts),
    ...controlFacts(facts),
    ...transferFacts(known, recipient),
  };
}
