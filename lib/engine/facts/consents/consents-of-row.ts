/** The consents that one row of the matrix calls for, and what any consent takes of its row. */

import type { Consent, ConsentKey } from "@/lib/engine/facts/consents/consent";
import type { KnownFacts } from "@/lib/engine/facts/known/known";
import { withTermOf } from "@/lib/engine/facts/processing/corrections";
import { presetOf } from "@/lib/engine/facts/processing/matrix/preset-of";
import { revealsHealth } from "@/lib/engine/facts/processing/order-health";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  isProcessor,
  recipientsForNoPurpose,
  recipientsForPurpose,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import { retentionOf } from "@/lib/engine/facts/processing/retention";
import { consenter, derivedConsentPurposes } from "@/lib/engine/presets/consents";
import { dataPresets } from "@/lib/engine/presets/data";
import type { GroundKey, ProcessingRow, RowKey } from "@/lib/engine/presets/processing";
import type { PurposePreset } from "@/lib/engine/presets/purposes";
import { type ConsentPurpose, consentPurposes } from "@/lib/engine/questions/vocabulary/options";

/** What a consent takes from outside of its row: all purposes of the owner, and all who get data. */
export type Context = {
  known: KnownFacts;
  keys: RowKey[];
  all: readonly Recipient[];
  /** True where others keep medical records, too: one consent is of both. */
  recordsEntrusted?: boolean;
};

const written: GroundKey[] = [
  "healthConsent",
  "healthConsentOtherwise",
  "healthConsentToOrder",
  "specialConsent",
  "biometricConsent",
];

/** Data of the consent itself. */
const ofConsenter: string[] = Object.values(consenter);

/** The consents that a row rests on, one for each that is asked by itself. */
export function consentsOfRow(row: ProcessingRow, context: Context): Consent[] {
  const { known } = context;
  const has = (...keys: GroundKey[]) => row.grounds.some(({ key }) => keys.includes(key));
  const consents: Consent[] = [];
  const special = specialData(row, known);
  const voluntary = has("voluntaryConsent");
  const own = row.grounds.find(
    ({ key, consent }) =>
      consent &&
      key !== "representativeConsent" &&
      key !== "specialConsent" &&
      // An appointment's is one with that to health.
      !(key === "healthConsentToOrder" && row.key !== "health"),
  );
  const base = {
    actions: row.actions,
    automation: row.automation,
    dataTypes: row.dataTypes,
    biometricsUnnamed: row.biometricsUnnamed,
    dataUnnamed: row.dataUnnamed,
    voluntary,
    served: [],
    ...recipientsOfRow(row.key, context),
  };
  if (own) {
    const key = consentKeyOf(row.key);
    const data = voluntary ? extraData(row, known) : row.data;
    const consent: Consent = {
      ...base,
      key,
      purpose: own.key === "healthConsentToOrder" ? purposeOfOrder(context) : row.purpose,
      data: data.filter((words) => !special.includes(words) && !ofConsenter.includes(words)),
      written: written.includes(own.key),
      term: termOf(row.key, own.key, context),
    };
    const isOfSpecialAlone = data.length > 0 && consent.data.length === 0;
    // Nobody is written to without a consent to letters (38-ФЗ ст. 18 ч. 1): their contact is a blank then.
    if (!isOfSpecialAlone || key === "newsletter")
      consents.push(voluntary ? asVoluntary(consent) : consent);
  }
  if (row.key !== "health" && has("healthConsentToOrder") && !context.recordsEntrusted) {
    consents.push({
      ...base,
      key: "health",
      purpose: derivedConsentPurposes.orderAlone,
      data: row.data.filter((words) => !special.includes(words)),
      written: true,
      voluntary: false,
      term: termOf(row.key, "healthConsentToOrder", context),
    });
  }
  if (special.length > 0 && has("specialConsent")) {
    consents.push({
      ...base,
      key: "special",
      purpose: row.purpose && `${row.purpose} (${derivedConsentPurposes.special})`,
      dataTypes: ["other"],
      data: special,
      biometricsUnnamed: false,
      dataUnnamed: false,
      written: true,
      voluntary: false,
      term: termOf(row.key, "specialConsent", context),
    });
  }
  return consents;
}

const purposeOfOrder = ({ known, keys }: Context) =>
  keys.some((key) => revealsHealth(key, known))
    ? derivedConsentPurposes.healthAndOrder
    : derivedConsentPurposes.healthAlone;

/** Data that a person adds of their own will go only to the storage provider. */
function asVoluntary(consent: Consent): Consent {
  return { ...consent, biometricsUnnamed: false, dataUnnamed: false, recipients: [], unclear: [] };
}

/** Data that came to a row for want of a better purpose: no contract needs them. */
export function extraData(row: ProcessingRow, known: KnownFacts): string[] {
  if (!row.grounds.some(({ key }) => key === "voluntaryConsent")) return [];
  const usual: PurposePreset = presetOf(row.key, known);
  return row.dataTypes
    .filter((type) => type !== "other" && !usual.data.includes(type))
    .map((type) => dataPresets[type].words);
}

/** The owner's own words, where they name a special category. */
export function specialData(row: ProcessingRow, known: KnownFacts): string[] {
  const isSpecial = row.grounds.some(({ key }) => key === "specialConsent");
  return isSpecial && known["data.other"] ? [known["data.other"]] : [];
}

function consentKeyOf(key: RowKey): ConsentKey {
  return key in consentPurposes ? (key as ConsentPurpose) : "unnamed";
}

/** Who gets the data of a purpose: those who act for the owner, and those who act for themselves. */
export function recipientsOfRow(
  key: RowKey,
  { keys, all }: Context,
): Pick<Consent, "processors" | "recipients" | "unclear"> {
  const recipients = recipientsForPurpose(key, keys, all);
  return {
    processors: recipients.filter(isProcessor),
    recipients: recipients.filter((recipient) => !isProcessor(recipient)),
    unclear: recipientsForNoPurpose(keys, all),
  };
}

/** A consent as the only ground of a purpose, for what is reckoned by grounds. */
export const consentGrounds = (key: GroundKey): ProcessingRow["grounds"] => [
  { key, words: "", norms: [], consent: true },
];

/** How long the consent holds: the term of the purpose as far as it rests only on this consent. */
export function termOf(key: RowKey, ground: GroundKey, { known, keys }: Context): string[] {
  const preset = presetOf(key, known);
  const grounds = consentGrounds(ground);
  // Terms of papers that a law keeps are no terms of a consent.
  const terms = withTermOf(key, known);
  return retentionOf(terms, { key, grounds }, preset, keys.includes("registration")).slice(0, 1);
}
