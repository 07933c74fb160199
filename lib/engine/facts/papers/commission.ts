/** The commission that signs the acts, one member a line of the owner's answer. */
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { textsFact } from "@/lib/engine/facts/known/vocabulary";

export const commissionVocabulary = {
  "paper.commission": textsFact("членов комиссии"),
} as const satisfies Vocabulary;

/** The members; empty when nobody is named. */
export function commissionFacts(facts: FactRecord): FactRecord {
  const answer = facts["extra.commission"];
  const lines = typeof answer === "string" ? answer.split("\n") : [];
  return {
    "paper.commission": lines.map((line) => line.replace(/[\s;,.]+$/, "").trim()).filter(Boolean),
  };
}
