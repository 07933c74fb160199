/** The consents required by one row of the matrix, and the parts of a row that every consent uses. */

import type { Consent, ConsentKey } from "@/lib/engine/facts/consents/consent";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
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
import { consentGiverData, derivedConsentPurposes } from "@/lib/engine/presets/consents";
import { dataPresets } from "@/lib/engine/presets/data";
import type { GroundKey, ProcessingRow, RowKey } from "@/lib/engine/presets/processing";
import type { PurposePreset } from "@/lib/engine/presets/purposes";
import { type ConsentPurpose, consentPurposes } from "@/lib/engine/questions/vocabulary/options";

/** What a consent needs from outside of its row: all purposes of the owner, and all recipients. */
export type Context = {
  known: KnownFacts;
  keys: RowKey[];
  all: readonly Recipient[];
  /** True when medical records are also kept by others: one consent covers both. */
  recordsEntrusted?: boolean;
};

const written: GroundKey[] = [
  "healthConsent",
  "healthConsentOtherwise",
  "healthConsentToOrder",
  "specialConsent",
  "biometricConsent",
];

/** Data of the person who consents. */
const ofConsenter: string[] = Object.values(consentGiverData);

/** Returns the consents that a row rests on, one for each that must be asked for separately. */
export function consentsOfRow(row: ProcessingRow, context: Context): Consent[] {
  const { known } = context;
  const has = (...keys: GroundKey[]) => row.grounds.some(({ key }) => keys.includes(key));
  const consents: Consent[] = [];
  const special = specialData(row, known);
  const voluntary = has("voluntaryConsent");
  const consentGround = row.grounds.find(
    ({ key, consent }) =>
      consent &&
      key !== "representativeConsent" &&
      key !== "specialConsent" &&
      // The consent for an appointment is combined with that for health data.
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
  if (consentGround) {
    const key = consentKeyOf(row.key);
    const data = voluntary ? extraData(row, known) : row.data;
    const consent: Consent = {
      ...base,
      key,
      purpose: consentGround.key === "healthConsentToOrder" ? purposeOfOrder(context) : row.purpose,
      data: data.filter((text) => !special.includes(text) && !ofConsenter.includes(text)),
      written: written.includes(consentGround.key),
      term: termOf(row.key, consentGround.key, context),
    };
    const isOfSpecialAlone = data.length > 0 && consent.data.length === 0;
    // Advertising may be sent only with a consent (38-ФЗ ст. 18 ч. 1); without a contact it becomes a blank.
    if (!isOfSpecialAlone || key === "newsletter")
      consents.push(voluntary ? asVoluntary(consent) : consent);
  }
  if (row.key !== "health" && has("healthConsentToOrder") && !context.recordsEntrusted) {
    consents.push({
      ...base,
      key: "health",
      purpose: derivedConsentPurposes.orderAlone,
      data: row.data.filter((text) => !special.includes(text)),
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

/** Data that a person adds voluntarily; only the hosting receives them. */
function asVoluntary(consent: Consent): Consent {
  return { ...consent, biometricsUnnamed: false, dataUnnamed: false, recipients: [], unclear: [] };
}

/** Data assigned to a row because no other purpose fits; no contract needs them. */
export function extraData(row: ProcessingRow, known: KnownFacts): string[] {
  if (!row.grounds.some(({ key }) => key === "voluntaryConsent")) return [];
  const purposePreset: PurposePreset = presetOf(row.key, known);
  return row.dataTypes
    .filter((type) => type !== "other" && !purposePreset.data.includes(type))
    .map((type) => dataPresets[type].label);
}

/** The owner's own words, when they name a special category. */
export function specialData(row: ProcessingRow, known: KnownFacts): string[] {
  const isSpecial = row.grounds.some(({ key }) => key === "specialConsent");
  return isSpecial && known["data.other"] ? [known["data.other"]] : [];
}

function consentKeyOf(key: RowKey): ConsentKey {
  return key in consentPurposes ? (key as ConsentPurpose) : "unnamed";
}

/** The recipients of a purpose's data: processors and independent recipients. */
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

/** A consent as the only ground of a purpose, for functions that take grounds. */
export const consentGrounds = (key: GroundKey): ProcessingRow["grounds"] => [
  { key, wording: "", norms: [], consent: true },
];

/** The term of the consent: that of the purpose, as far as it rests only on this consent. */
export function termOf(key: RowKey, ground: GroundKey, { known, keys }: Context): string[] {
  const preset = presetOf(key, known);
  const grounds = consentGrounds(ground);
  // The terms of papers that a law requires to keep are not terms of a consent.
  const terms = withTermOf(key, known);
  return retentionOf(terms, { key, grounds }, preset, keys.includes("registration")).slice(0, 1);
}
