/**
 * The facts of a data processing agreement with one recipient (152-ФЗ ст. 6 ч. 3), and which recipients are processors.
 */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { flagFact, textFact, textsFact } from "@/lib/engine/facts/known/vocabulary";
import {
  type PaperRecipient,
  paperRecipients,
} from "@/lib/engine/facts/papers/recipients/paper-recipient";
import { toRecipientFacts } from "@/lib/engine/facts/processing/data-flow/recipient-facts";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import {
  presetOfRole,
  recipientsForPurpose,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import { processorActions } from "@/lib/engine/presets/processor-actions";

export const processingAgreementVocabulary = {
  "paper.processors": textsFact("лиц, которым поручена обработка", "transfers.contractors"),
  "paper.entrusted": {
    kind: "rows",
    label: "цели поручения",
    row: {
      purpose: textFact("цель обработки", "purposes.other"),
      subjects: textFact("чьи данные обрабатываются", "site.industry"),
      data: textFact("перечень данных", "data.collected"),
      retention: textFact("срок хранения", "retention.period"),
    },
  },
  "paper.entrusted.actions": textFact("действия с данными"),
  "paper.recipient.foreign": flagFact("иностранное ли лицо"),
  "paper.recipient.keepsData": flagFact("хранит ли данные Сайта"),
} as const satisfies Vocabulary;

/**
 * Returns the rows of the processing table that the recipient serves, in the policy's words: the hosting has all data
 * of a row, a mailing service all that a subscriber gave, any other recipient what the policy says of it.
 * @param facts those of the passport, whose `processing` is in the order of the matrix
 */
export function processingAgreementFacts(
  known: KnownFacts,
  facts: FactRecord,
  of: PaperRecipient | null,
): FactRecord {
  const processors = paperRecipients(known).filter(({ isProcessor }) => isProcessor);
  const common = { "paper.processors": processors.map(({ name }) => name) };
  if (of === null) return common;
  const { recipient } = of;
  const matrix = buildProcessingMatrix(known);
  const keys = matrix.map(({ key }) => key);
  const rows = (facts.processing ?? []) as FactRecord[];
  const served = rows.filter((_, index) => {
    const key = keys[index];
    return key !== undefined && recipientsForPurpose(key, keys, [recipient]).length > 0;
  });
  const keeps = presetOfRole(recipient)?.hostsSite === true;
  const { data } = toRecipientFacts(recipient, matrix, known);
  const actions = recipient.role === null ? undefined : processorActions[recipient.role];
  return {
    ...common,
    "paper.entrusted": served.map((row) => ({
      purpose: row.purpose,
      subjects: row.subjects,
      data: keeps || recipient.role === "mailing" ? row.data : data,
      retention: row.retention,
    })),
    "paper.entrusted.actions": actions?.join(", "),
    "paper.recipient.foreign": of.isForeign,
    "paper.recipient.keepsData": keeps,
  };
}
