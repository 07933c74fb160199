import type { KnownAnswers } from "@/lib/engine/facts/draft";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";

export const tradeVocabulary = {} as const satisfies Vocabulary;

export function tradeFacts(_answers: KnownAnswers): FactRecord {
  return {};
}
