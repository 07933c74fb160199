/** The transfer abroad to the recipient that a paper is about: 152-ФЗ ст. 12 ч. 4 п. 3–5. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { flagFact, textFact } from "@/lib/engine/facts/known/vocabulary";
import type { PaperRecipient } from "@/lib/engine/facts/papers/recipients/paper-recipient";
import { toProcessingFacts } from "@/lib/engine/facts/processing/data-flow/processing-facts";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { rowsServedBy } from "@/lib/engine/facts/processing/recipients-of-purpose";

export const transferVocabulary = {
  "paper.transfer.purposes": {
    kind: "rows",
    label: "цели, ради которых данные передаются",
    row: {
      purpose: textFact("цель", "transfers.contractors"),
      subjects: textFact("чьи данные передаются", "site.industry"),
      grounds: textFact("правовое основание", "purposes.chosen"),
    },
  },
  "paper.transfer.ordinary": flagFact("передаются ли одни обычные данные", "data.collected"),
} as const satisfies Vocabulary;

/**
 * Returns the purposes that this recipient serves, as in the owner's policy: the subjects and the ground. Empty when no
 * purpose of the owner explains the recipient. The data are called ordinary only when none of these purposes uses
 * others: it is not answered which of them this recipient gets.
 */
export function transferFacts(known: KnownFacts, of: PaperRecipient | null): FactRecord {
  if (of === null) return {};
  const matrix = buildProcessingMatrix(known);
  const keys = matrix.map(({ key }) => key);
  const rows = rowsServedBy(of.recipient, keys);
  const served = matrix.filter(({ key }) => rows.includes(key));
  return {
    "paper.transfer.purposes": served.map((row) => {
      const { purpose, subjects, grounds } = toProcessingFacts(row, known, [of.recipient]);
      return { purpose, subjects, grounds };
    }),
    "paper.transfer.ordinary":
      served.length > 0 &&
      served.every(({ categories }) => categories.every((category) => category === "ordinary")),
  };
}
