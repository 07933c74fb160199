/** The recipient that a paper is about: an order to process, questions to a foreign recipient, an act. */

import { toRevision } from "@/lib/core/revision";
import type { KnownFacts } from "@/lib/engine/facts/known/known";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { text } from "@/lib/engine/facts/known/vocabulary";
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
  /** Short and the same for the same name, for addresses: a name in an address would be in logs. */
  key: string;
  name: string;
  isForeign: boolean;
  /** Whether it processes the data by the owner's order, or must although there is none yet (152-ФЗ ст. 6 ч. 3). */
  byOrder: boolean;
  recipient: Recipient;
};

export const recipientVocabulary = {
  "paper.recipient.name": text("наименование получателя", "transfers.contractors"),
  "paper.recipient.requisites": text("ИНН и адрес получателя", "transfers.contractors"),
  "paper.recipient.country": text("страну получателя", "transfers.contractors"),
  "paper.recipient.role": text("чем занимается получатель", "transfers.contractors"),
  "paper.recipient.purposes": text("цели передачи", "transfers.contractors"),
  "paper.recipient.data": text("передаваемые данные", "transfers.contractors"),
  "paper.recipient.contract": text("договор о поручении обработки", "transfers.contractors"),
} as const satisfies Vocabulary;

/** The recipients that have a name: nothing can be written of one that nobody named. */
export function paperRecipients(known: KnownFacts): PaperRecipient[] {
  const found = new Map<string, PaperRecipient>();
  for (const recipient of recipientsOf(known)) {
    const { name } = recipient;
    // Anyone who gets the data by law is nobody's contractor.
    if (name === null || recipient.role === "fiscalData") continue;
    const key = toRevision([name]);
    if (found.has(key)) continue;
    found.set(key, {
      key,
      name,
      isForeign: recipient.foreignCountries !== null,
      byOrder: isProcessor(recipient) || lacksProcessingContract(recipient),
      recipient,
    });
  }
  return [...found.values()];
}

/** What is known of that recipient; nothing of what nobody said. */
export function recipientFacts(known: KnownFacts, of: PaperRecipient | null): FactRecord {
  if (of === null) return {};
  const { name, recipient } = of;
  const { said, foreignCountries, inRussia, role } = recipient;
  const matrix = buildProcessingMatrix(known);
  const { purpose, data } = toRecipientFacts(recipient, matrix, known);
  const address = said?.address?.replace(/[\s,;]*\n[\s,;]*/g, ", ");
  const requisites = [said?.inn && `ИНН ${said.inn}`, address].filter(Boolean).join(", ");
  const country =
    said?.country === "other"
      ? said.otherCountry
      : said?.country && recipientCountries[said.country];
  const knownRole = role !== null && Object.hasOwn(contractorRoles, role) ? role : null;
  return {
    "paper.recipient.name": name,
    "paper.recipient.requisites": requisites || undefined,
    "paper.recipient.country":
      country ?? (inRussia ? "Россия" : foreignCountries?.join(", ") || undefined),
    "paper.recipient.role": said?.task
      ? capitalised(said.task)
      : knownRole
        ? contractorRoles[knownRole as keyof typeof contractorRoles]
        : capitalisedOr(describeTask(recipient, known)),
    "paper.recipient.purposes": purpose,
    "paper.recipient.data": data,
    "paper.recipient.contract": said?.contract && processingContracts[said.contract],
  };
}

const capitalisedOr = (words: string | undefined) => (words ? capitalised(words) : undefined);
