/** The table of recipients as facts: what the owner says of each, and what its work says where he does not. */
import { citeGround } from "@/lib/engine/facts/known/citation";
import type { KnownFacts } from "@/lib/engine/facts/known/known";
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
  presetOfRole,
  rowsServedBy,
  statedData,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import type { ProcessingRow, RowKey } from "@/lib/engine/presets/processing";
import {
  entrusted,
  entrustedOnly,
  hostingGroundText,
  writtenConsentText,
} from "@/lib/engine/presets/recipients";
import { recipientCountries } from "@/lib/engine/questions/vocabulary/options";
import { lowerFirst } from "@/lib/russian/first-letter";
import { typesetDocument } from "@/lib/russian/typography";

/** Payment services get the same data for the same reason, so do counters: one row tells it once. */
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

/** True where the owner says of it what is not said of all of its kind. */
const isSingular = ({ said }: Recipient): boolean =>
  said !== undefined &&
  (said.purposes.length > 0 || said.data.length > 0 || Boolean(said.contract ?? said.task));

/** «ООО «Скороход», ИНН 7700000000, Россия»: what a subject needs to find the recipient (152-ФЗ ст. 14 ч. 7 п. 9). */
function withRequisites({ name, said }: Recipient): string | null {
  if (name === null || said === undefined) return name;
  const country =
    said.country === "other" ? said.otherCountry : said.country && recipientCountries[said.country];
  const address = said.address?.replace(/[\s,;]*\n[\s,;]*/g, ", ");
  return [name, said.inn && `ИНН ${said.inn}`, country, address].filter(Boolean).join(", ");
}

export function toRecipientFacts(
  recipient: Recipient,
  matrix: readonly ProcessingRow[],
  known: KnownFacts,
): FactRecord {
  const preset = presetOfRole(recipient);
  const said: readonly RowKey[] = recipient.said?.purposes ?? [];
  const served = said.length === 0 ? [] : matrix.filter(({ key }) => said.includes(key));
  const purposes = served.flatMap(({ purpose }) => purpose ?? []).map(lowerFirst);
  const task = recipient.said?.task;
  const data = statedData(recipient, known).map((words) =>
    words === known["data.other"] ? words : typesetDocument(words),
  );
  // Purposes that the owner does not have are no purposes of a recipient.
  const usual =
    said.length === 0 && preset ? [typesetDocument(describeTask(recipient, known) ?? "")] : [];
  const why = [...(task ? [task] : usual), ...purposes.map(typesetAlone)];
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
    // Of one that nobody named no more is known than what statistics take.
    const counted = matrix.find(({ key }) => key === "analytics")?.data;
    const data = recipient.name === null && counted ? counted : dataOfCounters(known);
    return typesetDocument(data.join("; "));
  }
  const preset = presetOfRole(recipient);
  return preset ? typesetDocument(preset.data) : undefined;
}

/** Why it may get the data: by the contract of processing, by its work, or as the purposes themselves. */
function groundOf(
  recipient: Recipient,
  served: readonly ProcessingRow[],
  matrix: readonly ProcessingRow[],
): string | undefined {
  if (lacksProcessingContract(recipient)) return undefined;
  const preset = presetOfRole(recipient);
  const isUsual = preset && isProcessor(recipient) === (preset.byOrder === true);
  const byUsualGround = isUsual && servesAsUsual(recipient, served);
  if (isProcessor(recipient)) {
    const order = orderGround(recipient, matrix);
    return typesetDocument(byUsualGround && order === entrusted ? preset.ground : order);
  }
  if (byUsualGround) return typesetDocument(preset.ground);
  const grounds = new Set(served.flatMap((row) => row.grounds.map(citeGround)));
  return grounds.size > 0 ? [...grounds].join("; ") : undefined;
}

/**
 * An order needs the subject's consent (152-ФЗ ст. 6 ч. 3), and the document claims it only of purposes that have a
 * consent of their own or are named in the consent to entrusting.
 */
function orderGround(recipient: Recipient, matrix: readonly ProcessingRow[]): string {
  const keys = matrix.map(({ key }) => key);
  const served = rowsServedBy(recipient, keys);
  const rows = matrix.filter(({ key }) => served.includes(key));
  const asked = rows.filter(needsProcessorConsent).length;
  if (hostsSite(recipient)) {
    if (asked === 0) return hostingGroundText;
    if (rows.some(needsWrittenConsent)) return writtenConsentText;
    const keepsParts = matrix.some(({ key }) => isPartlyStoredOnSite(key));
    return asked === rows.length && !keepsParts ? entrusted : entrustedOnly;
  }
  return asked > 0 && asked === rows.length ? entrusted : entrustedOnly;
}

/** False where the owner names purposes that are not of this work. */
function servesAsUsual(recipient: Recipient, served: readonly ProcessingRow[]): boolean {
  const serves = presetOfRole(recipient)?.serves ?? [];
  if (served.length === 0 || typeof serves === "string") return true;
  return served.every(({ key }) => serves.includes(key));
}

const typesetAlone = (words: string) => typesetDocument(words);
