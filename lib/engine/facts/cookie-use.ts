import type { KnownAnswers } from "@/lib/engine/facts/draft";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";

export const cookieUseVocabulary = {} as const satisfies Vocabulary;

export function cookieUseFacts(_answers: KnownAnswers): FactRecord {
  return {};
}
