/** The recipient that a paper is about: a processing agreement, questions to a foreign recipient, an act. */

import { fingerprintTexts } from "@/lib/core/text/text-fingerprint";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { textFact } from "@/lib/engine/facts/known/vocabulary";
import { toRecipientFacts } from "@/lib/engine/facts/processing/data-flow/recipient-facts";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { recipientsOf } from "@/lib/engine/facts/processing/recipients";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  describeTask,
  isProcessor,
  lacksProcessingContract,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import {
  contractorRoles,
  processingContracts,
  recipientCountries,
} from "@/lib/engine/questions/vocabulary/options";
import { capitalised } from "@/lib/russian/first-letter";

export type PaperRecipient = {
  /** A short hash of the name, for URLs: a name in a URL would appear in logs. */
  key: string;
  name: string;
  isForeign: boolean;
  /**
   * Whether it processes the data on the owner's behalf, or has to although there is no agreement yet (152-ФЗ ст. 6 ч.
   * 3).
   */
  isProcessor: boolean;
  recipient: Recipient;
};

export const recipientVocabulary = {
  "paper.recipient.name": textFact("наименование получателя", "transfers.contractors"),
  "paper.recipient.requisites": textFact("ИНН и адрес получателя", "transfers.contractors"),
  "paper.recipient.country": textFact("страну получателя", "transfers.contractors"),
  "paper.recipient.role": textFact("чем занимается получатель", "transfers.contractors"),
  "paper.recipient.purposes": textFact("цели передачи", "transfers.contractors"),
  "paper.recipient.data": textFact("передаваемые данные", "transfers.contractors"),
  "paper.recipient.contract": textFact("договор о поручении обработки", "transfers.contractors"),
} as const satisfies Vocabulary;

/** Returns the recipients that have a name: nothing can be written about an unnamed one. */
export function paperRecipients(known: KnownFacts): PaperRecipient[] {
  const recipients = new Map<string, PaperRecipient>();
  for (const recipient of recipientsOf(known)) {
    const { name } = recipient;
    // A recipient by law is not a contractor.
    if (name === null || recipient.role === "fiscalData") continue;
    const key = fingerprintTexts([name]);
    if (recipients.has(key)) continue;
    recipients.set(key, {
      key,
      name,
      isForeign: recipient.foreignCountries !== null,
      isProcessor: isProcessor(recipient) || lacksProcessingContract(recipient),
      recipient,
    });
  }
  return [...recipients.values()];
}

/** What is known of that recipient; unanswered facts are absent. */
export function recipientFacts(known: KnownFacts, of: PaperRecipient | null): FactRecord {
  if (of === null) return {};
  const { name, recipient } = of;
  const { answer, foreignCountries, inRussia, role } = recipient;
  const matrix = buildProcessingMatrix(known);
  const { purpose, data } = toRecipientFacts(recipient, matrix, known);
  const address = answer?.address?.replace(/[\s,;]*\n[\s,;]*/g, ", ");
  const requisites = [answer?.inn && `ИНН ${answer.inn}`, address].filter(Boolean).join(", ");
  const country =
    answer?.country === "other"
      ? answer.otherCountry
      : answer?.country && recipientCountries[answer.country];
  const knownRole = role !== null && Object.hasOwn(contractorRoles, role) ? role : null;
  return {
    "paper.recipient.name": name,
    "paper.recipient.requisites": requisites || undefined,
    "paper.recipient.country":
      country ?? (inRussia ? "Россия" : foreignCountries?.join(", ") || undefined),
    "paper.recipient.role": answer?.task
      ? capitalised(answer.task)
      : knownRole
        ? contractorRoles[knownRole as keyof typeof contractorRoles]
        : capitalisedOr(describeTask(recipient, known)),
    "paper.recipient.purposes": purpose,
    "paper.recipient.data": data,
    "paper.recipient.contract": answer?.contract && processingContracts[answer.contract],
  };
}

const capitalisedOr = (text: string | undefined) => (text ? capitalised(text) : undefined);
