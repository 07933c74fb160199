/**
 * Which consents an owner needs: one for each purpose that rests on one, none where a contract, a law
 * or an interest is the ground. Derived from the same matrix as the policy, so that the two agree.
 * Source: 152-ФЗ ст. 6 ч. 1, 3; ст. 9 ч. 1, 4; ст. 10, 10.1, 11, 15.
 */

import type { KnownFacts } from "@/lib/engine/facts/known";
import { withTermOf } from "@/lib/engine/facts/processing/corrections";
import { presetOf } from "@/lib/engine/facts/processing/matrix/preset-of";
import { actionsOf } from "@/lib/engine/facts/processing/matrix/row-handling";
import { tellsHealth, withHealthOfOrder } from "@/lib/engine/facts/processing/order-health";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/processing-matrix";
import { recipientsOf } from "@/lib/engine/facts/processing/recipients";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  actsByOrder,
  keepsTheSite,
  recipientsForNoPurpose,
  recipientsForPurpose,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import { retentionOf } from "@/lib/engine/facts/processing/retention";
import { consenter, derivedConsentPurposes, processorsEnd } from "@/lib/engine/presets/consents";
import { dataPresets } from "@/lib/engine/presets/data";
import type { GroundKey, ProcessingRow, RowKey } from "@/lib/engine/presets/processing";
import { type PurposePreset, purposePresets } from "@/lib/engine/presets/purposes";
import {
  type ConsentPurpose,
  consentPurposes,
  type DataType,
} from "@/lib/engine/questions/options";

/** `unnamed`: the owner ticked data and named no purpose for them, or needs a form for a purpose yet to come. */
export type ConsentKey = ConsentPurpose | "unnamed";

export type Consent = {
  key: ConsentKey;
  /** Null where the owner has yet to name it: a visible blank. */
  purpose: string | null;
  dataTypes: DataType[];
  /** All data in words; empty: a visible blank. */
  data: string[];
  biometricsUnnamed: boolean;
  dataUnnamed: boolean;
  /** Written form: a mark on a site is not enough (152-ФЗ ст. 9 ч. 4). */
  written: boolean;
  /** True for data that the owner needs neither for a contract nor by law. */
  voluntary: boolean;
  actions: readonly string[];
  automation: ProcessingRow["automation"];
  /** Who processes the data for the owner (152-ФЗ ст. 6 ч. 3). */
  processors: Recipient[];
  /** Who gets the data and answers for them itself. */
  recipients: Recipient[];
  /** Of whom the owner has yet to say whether they get these data. */
  unclear: Recipient[];
  /** Sentences without the final dot. */
  term: string[];
  /** The purposes that the data are processed for anyway; of `processors` alone. */
  served: Served[];
};

/** A purpose that the subject allows to entrust, or not, by itself (152-ФЗ ст. 9 ч. 1, ст. 5 ч. 2). */
export type Served = {
  key: RowKey;
  purpose: string;
  data: string[];
  processors: Recipient[];
  /** As the row of the policy has it; sentences without the final dot. */
  term: string[];
};

const contractual: RowKey[] = [
  "registration",
  "order_processing",
  "delivery",
  "payment",
  "contract",
];
const written: GroundKey[] = [
  "healthConsent",
  "healthConsentOtherwise",
  "healthConsentToOrder",
  "specialConsent",
  "biometricConsent",
];

/** Data of the consent itself. */
const ofConsenter: string[] = Object.values(consenter);

/** Consents to a part of what a row has. */
const inPart: GroundKey[] = [
  "voluntaryConsent",
  "specialConsent",
  "representativeConsent",
  "imageConsent",
];

/** True where a consent covers that others process the data of this row (152-ФЗ ст. 6 ч. 3). */
export const asksConsentToOrder = ({ key, grounds }: ProcessingRow): boolean =>
  grounds.some((ground) => ground.consent && !inPart.includes(ground.key)) ||
  (contractual.includes(key) && grounds.some(({ consent }) => !consent));

/** Every consent that the answers call for, in the order of the matrix. */
export function consentsOf(known: KnownFacts): Consent[] {
  const all = recipientsOf(known);
  const rows = buildProcessingMatrix(known);
  const recordsEntrusted = rows.some(
    ({ key, grounds }) =>
      key === "health" && grounds.some((ground) => ground.key === "healthConsentToOrder"),
  );
  const context = { known, keys: rows.map(({ key }) => key), all, recordsEntrusted };
  const consents = rows
    .flatMap((row) => [...consentsOfRow(row, context), ...imageConsents(row)])
    .map((consent) =>
      withHealthOfOrder(consent, rows, known, (key) => recipientsOfRow(key, context)),
    );
  const minors = minorsConsent(rows, context);
  const processors = processorsConsent(rows, context);
  return [...consents, ...(minors ? [minors] : []), ...(processors ? [processors] : [])];
}

/** The form for a purpose that the owner has yet to name: only the owner is known. */
export function unnamedConsent(known: KnownFacts): Consent {
  const all = recipientsOf(known);
  const rows = buildProcessingMatrix(known);
  const context = { known, keys: rows.map(({ key }) => key), all };
  return {
    key: "unnamed",
    purpose: null,
    dataTypes: [],
    data: [],
    biometricsUnnamed: false,
    dataUnnamed: false,
    written: false,
    voluntary: false,
    actions: actionsOf("unassigned", storage(context).length > 0),
    automation: "automated",
    processors: storage(context),
    recipients: [],
    unclear: [],
    term: termOf("unassigned", "consent", context),
    served: [],
  };
}

type Context = {
  known: KnownFacts;
  keys: RowKey[];
  all: readonly Recipient[];
  /** True where others keep medical records, too: one consent is of both. */
  recordsEntrusted?: boolean;
};

function consentsOfRow(row: ProcessingRow, context: Context): Consent[] {
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

/** A picture is published with a consent of its own, by the one who is on it (ГК РФ ст. 152.1). */
function imageConsents({ key, dataTypes, automation }: ProcessingRow): Consent[] {
  if (key !== "distribution" || !asksForImage({ dataTypes })) return [];
  return [
    {
      key: "image",
      purpose: derivedConsentPurposes.image,
      dataTypes: ["photo"],
      data: [],
      biometricsUnnamed: false,
      dataUnnamed: false,
      written: false,
      voluntary: false,
      actions: [],
      automation,
      processors: [],
      recipients: [],
      unclear: [],
      term: ["До отзыва согласия"],
      served: [],
    },
  ];
}

/** True where what is published needs the consent of the one who is on the picture, too. */
export const asksForImage = ({ dataTypes }: Pick<Consent, "dataTypes">): boolean =>
  dataTypes.includes("photo");

const purposeOfOrder = ({ known, keys }: Context) =>
  keys.some((key) => tellsHealth(key, known))
    ? derivedConsentPurposes.healthAndOrder
    : derivedConsentPurposes.healthAlone;

/** Data that a person adds of their own will go to the storage provider alone. */
function asVoluntary(consent: Consent): Consent {
  return { ...consent, biometricsUnnamed: false, dataUnnamed: false, recipients: [], unclear: [] };
}

/**
 * A child cannot accept an agreement, so the account needs the representative's consent; a contract
 * that the representative concludes is a ground of its own (152-ФЗ ст. 6 ч. 1 п. 5; ГК РФ ст. 26, 28).
 */
function minorsConsent(rows: readonly ProcessingRow[], context: Context): Consent | null {
  const row = rows.find(
    ({ key, grounds }) =>
      key !== "contract" &&
      // An appointment is asked for in writing, with the health that it tells of.
      !tellsHealth(key, context.known) &&
      grounds.some((ground) => ground.key === "representativeConsent") &&
      grounds.every((ground) => !ground.consent || ground.key === "representativeConsent"),
  );
  if (!row) return null;
  return {
    key: "minors",
    purpose: row.purpose && `${row.purpose} (${derivedConsentPurposes.minors})`,
    dataTypes: row.dataTypes,
    data: row.data.filter((words) => words !== dataPresets.children.words),
    biometricsUnnamed: false,
    dataUnnamed: row.dataUnnamed,
    written: false,
    voluntary: false,
    actions: row.actions,
    automation: row.automation,
    ...recipientsOfRow(row.key, context),
    term: termOf(row.key, "representativeConsent", context),
    served: [],
  };
}

/**
 * To entrust data to others the owner needs a consent even where the processing itself needs none
 * (152-ФЗ ст. 6 ч. 3).
 */
function processorsConsent(rows: readonly ProcessingRow[], context: Context): Consent | null {
  const served = rows.filter(
    ({ key, grounds }) =>
      contractual.includes(key) &&
      !tellsHealth(key, context.known) &&
      grounds.some(({ consent }) => !consent),
  );
  // All who act by the owner's order for these purposes; a counter is entrusted by its own consent.
  const servedKeys = served.map(({ key }) => key);
  const processors = context.all.filter(
    (recipient) =>
      actsByOrder(recipient) &&
      servedKeys.some((key) =>
        recipientsForPurpose(key, context.keys, [recipient]).includes(recipient),
      ),
  );
  if (served.length === 0 || processors.length === 0) return null;
  const free = (row: ProcessingRow) => {
    const asked = new Set([...extraData(row, context.known), ...specialData(row, context.known)]);
    return row.data.filter((words) => !asked.has(words));
  };
  const limit = { ...purposePresets.unassigned, end: processorsEnd, start: processorsEnd };
  return {
    key: "processors",
    purpose: derivedConsentPurposes.processors,
    dataTypes: [...new Set(served.flatMap(({ dataTypes }) => dataTypes))],
    data: [...new Set(served.flatMap(free))],
    biometricsUnnamed: false,
    dataUnnamed: served.some(({ dataUnnamed }) => dataUnnamed),
    written: false,
    voluntary: false,
    actions: actionsOf("contract", true),
    automation: "automated",
    processors,
    recipients: [],
    unclear: [],
    // Entrusting ends with the processing itself, whatever term the owner chose for other data.
    term: retentionOf(
      { "retention.period": "until-consent-withdrawal", "retention.custom": undefined },
      { key: "unassigned", grounds: consentGrounds("consent") },
      limit,
      false,
    ),
    served: served.flatMap((row) =>
      row.purpose === null
        ? []
        : {
            key: row.key,
            purpose: row.purpose,
            data: free(row),
            processors: recipientsForPurpose(row.key, context.keys, processors),
            term: row.retention,
          },
    ),
  };
}

/** Data that came to a row for want of a better purpose: no contract needs them. */
function extraData(row: ProcessingRow, known: KnownFacts): string[] {
  if (!row.grounds.some(({ key }) => key === "voluntaryConsent")) return [];
  const usual: PurposePreset = presetOf(row.key, known);
  return row.dataTypes
    .filter((type) => type !== "other" && !usual.data.includes(type))
    .map((type) => dataPresets[type].words);
}

/** The owner's own words, where they name a special category. */
function specialData(row: ProcessingRow, known: KnownFacts): string[] {
  const isSpecial = row.grounds.some(({ key }) => key === "specialConsent");
  return isSpecial && known["data.other"] ? [known["data.other"]] : [];
}

function consentKeyOf(key: RowKey): ConsentKey {
  return key in consentPurposes ? (key as ConsentPurpose) : "unnamed";
}

/** Who gets the data of a purpose: those who act for the owner, and those who act for themselves. */
function recipientsOfRow(
  key: RowKey,
  { keys, all }: Context,
): Pick<Consent, "processors" | "recipients" | "unclear"> {
  const recipients = recipientsForPurpose(key, keys, all);
  return {
    processors: recipients.filter(actsByOrder),
    recipients: recipients.filter((recipient) => !actsByOrder(recipient)),
    unclear: recipientsForNoPurpose(keys, all),
  };
}

/** Those who keep whatever the site receives. */
const storage = ({ all }: Context) => all.filter(keepsTheSite);

const consentGrounds = (key: GroundKey): ProcessingRow["grounds"] => [
  { key, words: "", norms: [], consent: true },
];

/** How long the consent holds: the term of the purpose as far as it rests on this consent alone. */
function termOf(key: RowKey, ground: GroundKey, { known, keys }: Context): string[] {
  const preset = presetOf(key, known);
  const grounds = consentGrounds(ground);
  // Terms of papers that a law keeps are no terms of a consent.
  const terms = withTermOf(key, known);
  return retentionOf(terms, { key, grounds }, preset, keys.includes("registration")).slice(0, 1);
}
