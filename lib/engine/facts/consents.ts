import type { KnownAnswers } from "@/lib/engine/facts/draft";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";

export const consentVocabulary = {} as const satisfies Vocabulary;

export function consentFacts(_answers: KnownAnswers): FactRecord {
  return {};
}
