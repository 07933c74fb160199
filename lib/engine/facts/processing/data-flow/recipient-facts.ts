/** The table of recipients as facts: the owner's answers about each, otherwise what its role implies. */
import { citeGround } from "@/lib/engine/facts/known/citation";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import { needsWrittenConsent } from "@/lib/engine/facts/processing/order-health";
import { needsProcessorConsent } from "@/lib/engine/facts/processing/processor-consent";
import { dataOfCounters } from "@/lib/engine/facts/processing/recipients/counters";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  describeTask,
  hostsSite,
  isPartlyStoredOnSite,
  isProcessor,
  lacksProcessingContract,
  listStatedData,
  presetOfRole,
  rowsServedBy,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import type { ProcessingRow, RowKey } from "@/lib/engine/presets/processing";
import {
  hostingGroundText,
  processorGroundText,
  processorWithoutConsentGroundText,
  writtenConsentText,
} from "@/lib/engine/presets/recipients";
import { recipientCountries } from "@/lib/engine/questions/vocabulary/options";
import { lowerFirst } from "@/lib/russian/first-letter";
import { typesetDocument } from "@/lib/russian/typography";

/** Payment services get the same data for the same reason, and so do counters: one row for all. */
export function mergeSimilarRecipients(recipients: Recipient[]): Recipient[] {
  const merged: Recipient[] = [];
  for (const recipient of recipients) {
    const name = withRequisites(recipient);
    const preset = presetOfRole(recipient);
    const alike =
      preset !== null && !isSingular(recipient)
        ? merged.find(
            (other) =>
              other.role === recipient.role && presetOfRole(other) === preset && !isSingular(other),
          )
        : undefined;
    if (alike?.name && name) alike.name += `; ${name}`;
    else merged.push({ ...recipient, name });
  }
  return merged;
}

/** True when the owner's answer about it goes beyond what holds for its role. */
const isSingular = ({ answer }: Recipient): boolean =>
  answer !== undefined &&
  (answer.purposes.length > 0 || answer.data.length > 0 || Boolean(answer.contract ?? answer.task));

/** «ООО «Скороход», ИНН 7700000000, Россия»: what a subject needs to find the recipient (152-ФЗ ст. 14 ч. 7 п. 9). */
function withRequisites({ name, answer }: Recipient): string | null {
  if (name === null || answer === undefined) return name;
  const country =
    answer.country === "other"
      ? answer.otherCountry
      : answer.country && recipientCountries[answer.country];
  const address = answer.address?.replace(/[\s,;]*\n[\s,;]*/g, ", ");
  return [name, answer.inn && `ИНН ${answer.inn}`, country, address].filter(Boolean).join(", ");
}

export function toRecipientFacts(
  recipient: Recipient,
  matrix: readonly ProcessingRow[],
  known: KnownFacts,
): FactRecord {
  const preset = presetOfRole(recipient);
  const statedPurposes: readonly RowKey[] = recipient.answer?.purposes ?? [];
  const served =
    statedPurposes.length === 0 ? [] : matrix.filter(({ key }) => statedPurposes.includes(key));
  const purposes = served.flatMap(({ purpose }) => purpose ?? []).map(lowerFirst);
  const task = recipient.answer?.task;
  const data = listStatedData(recipient, known).map((text) =>
    text === known["data.other"] ? text : typesetDocument(text),
  );
  // Purposes that the owner does not have are left out.
  const usual =
    statedPurposes.length === 0 && preset
      ? [typesetDocument(describeTask(recipient, known) ?? "")]
      : [];
  const why = [...(task ? [task] : usual), ...purposes.map((words) => typesetDocument(words))];
  return {
    name: recipient.name ?? undefined,
    purpose: why.length > 0 ? why.join("; ") : undefined,
    data: data.length > 0 ? data.join("; ") : usualData(recipient, matrix, known),
    ground: groundOf(recipient, served, matrix),
  };
}

function usualData(
  recipient: Recipient,
  matrix: readonly ProcessingRow[],
  known: KnownFacts,
): string | undefined {
  if (recipient.role === "analytics") {
    // Of an unnamed counter only the usual statistics are known.
    const counted = matrix.find(({ key }) => key === "analytics")?.data;
    const data = recipient.name === null && counted ? counted : dataOfCounters(known);
    return typesetDocument(data.join("; "));
  }
  const preset = presetOfRole(recipient);
  return preset ? typesetDocument(preset.data) : undefined;
}

/** The ground on which it gets the data: the processing agreement, its role, or that of the purposes. */
function groundOf(
  recipient: Recipient,
  served: readonly ProcessingRow[],
  matrix: readonly ProcessingRow[],
): string | undefined {
  if (lacksProcessingContract(recipient)) return undefined;
  const preset = presetOfRole(recipient);
  const isUsual = preset && isProcessor(recipient) === (preset.isProcessor === true);
  const byUsualGround = isUsual && servesAsUsual(recipient, served);
  if (isProcessor(recipient)) {
    const order = processorGround(recipient, matrix);
    return typesetDocument(byUsualGround && order === processorGroundText ? preset.ground : order);
  }
  if (byUsualGround) return typesetDocument(preset.ground);
  const grounds = new Set(served.flatMap((row) => row.grounds.map(citeGround)));
  return grounds.size > 0 ? [...grounds].join("; ") : undefined;
}

/**
 * A processor needs the subject's consent (152-ФЗ ст. 6 ч. 3); the document claims it only for purposes that have their
 * own consent or are named in the consent to processors.
 */
function processorGround(recipient: Recipient, matrix: readonly ProcessingRow[]): string {
  const keys = matrix.map(({ key }) => key);
  const served = rowsServedBy(recipient, keys);
  const rows = matrix.filter(({ key }) => served.includes(key));
  const consentCount = rows.filter(needsProcessorConsent).length;
  if (hostsSite(recipient)) {
    if (consentCount === 0) return hostingGroundText;
    if (rows.some(needsWrittenConsent)) return writtenConsentText;
    const keepsParts = matrix.some(({ key }) => isPartlyStoredOnSite(key));
    return consentCount === rows.length && !keepsParts
      ? processorGroundText
      : processorWithoutConsentGroundText;
  }
  return consentCount > 0 && consentCount === rows.length
    ? processorGroundText
    : processorWithoutConsentGroundText;
}

/** False when the owner names purposes that do not belong to its role. */
function servesAsUsual(recipient: Recipient, served: readonly ProcessingRow[]): boolean {
  const serves = presetOfRole(recipient)?.serves ?? [];
  if (served.length === 0 || typeof serves === "string") return true;
  return served.every(({ key }) => serves.includes(key));
}
