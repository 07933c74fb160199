/**
 * The consents that an owner needs: one for each purpose that rests on consent, none when a contract, a law or an
 * interest is the ground. Derived from the same matrix as the policy, so that the two agree. Source: 152-ФЗ ст. 6 ч. 1,
 * 3; ст. 9 ч. 1, 4; ст. 10, 10.1, 11, 15.
 */

import type { Consent } from "@/lib/engine/facts/consents/consent";
import {
  type Context,
  consentGrounds,
  consentsOfRow,
  extraData,
  recipientsOfRow,
  specialData,
  termOf,
} from "@/lib/engine/facts/consents/consents-of-row";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { actionsOf } from "@/lib/engine/facts/processing/matrix/row-handling";
import { revealsHealth, withOrderHealthData } from "@/lib/engine/facts/processing/order-health";
import { contractPurposes } from "@/lib/engine/facts/processing/processor-consent";
import { recipientsOf } from "@/lib/engine/facts/processing/recipients";
import {
  hostsSite,
  isProcessor,
  recipientsForPurpose,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import { retentionOf } from "@/lib/engine/facts/processing/retention";
import { derivedConsentPurposes, processorConsentEnd } from "@/lib/engine/presets/consents";
import { dataPresets } from "@/lib/engine/presets/data";
import type { ProcessingRow } from "@/lib/engine/presets/processing";
import { purposePresets } from "@/lib/engine/presets/purposes";

/** Returns every consent that the answers require, in the order of the matrix. */
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
      withOrderHealthData(consent, rows, known, (key) => recipientsOfRow(key, context)),
    );
  const minors = minorsConsent(rows, context);
  const processors = processorsConsent(rows, context);
  return [...consents, ...(minors ? [minors] : []), ...(processors ? [processors] : [])];
}

/** The form for a purpose that the owner has not named yet: only the owner is known. */
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

/** Publishing a picture needs a separate consent of the person in it (ГК РФ ст. 152.1). */
function imageConsents({ key, dataTypes, automation }: ProcessingRow): Consent[] {
  if (key !== "distribution" || !needsImageConsent({ dataTypes })) return [];
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

/** True when what is published also needs the consent of the person in the picture. */
export const needsImageConsent = ({ dataTypes }: Pick<Consent, "dataTypes">): boolean =>
  dataTypes.includes("photo");

/**
 * A child cannot accept an agreement, so an account needs the representative's consent; a contract concluded by the
 * representative is a ground of its own (152-ФЗ ст. 6 ч. 1 п. 5; ГК РФ ст. 26, 28).
 */
function minorsConsent(rows: readonly ProcessingRow[], context: Context): Consent | null {
  const row = rows.find(
    ({ key, grounds }) =>
      key !== "contract" &&
      // An appointment is requested in writing, together with the health data that it reveals.
      !revealsHealth(key, context.known) &&
      grounds.some((ground) => ground.key === "representativeConsent") &&
      grounds.every((ground) => !ground.consent || ground.key === "representativeConsent"),
  );
  if (!row) return null;
  return {
    key: "minors",
    purpose: row.purpose && `${row.purpose} (${derivedConsentPurposes.minors})`,
    dataTypes: row.dataTypes,
    data: row.data.filter((text) => text !== dataPresets.children.label),
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
 * The owner needs a consent to let a processor process data even when the processing itself needs none (152-ФЗ ст. 6 ч.
 * 3).
 */
function processorsConsent(rows: readonly ProcessingRow[], context: Context): Consent | null {
  const served = rows.filter(
    ({ key, grounds }) =>
      contractPurposes.includes(key) &&
      !revealsHealth(key, context.known) &&
      grounds.some(({ consent }) => !consent),
  );
  // All processors for these purposes; a counter has its own consent.
  const servedKeys = served.map(({ key }) => key);
  const processors = context.all.filter(
    (recipient) =>
      isProcessor(recipient) &&
      servedKeys.some((key) =>
        recipientsForPurpose(key, context.keys, [recipient]).includes(recipient),
      ),
  );
  if (served.length === 0 || processors.length === 0) return null;
  const free = (row: ProcessingRow) => {
    const extraTypes = new Set([
      ...extraData(row, context.known),
      ...specialData(row, context.known),
    ]);
    return row.data.filter((text) => !extraTypes.has(text));
  };
  const limit = {
    ...purposePresets.unassigned,
    end: processorConsentEnd,
    start: processorConsentEnd,
  };
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
    // The consent ends with the processing itself, whatever term the owner chose for other data.
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

/** The parties that store everything the site receives. */
const storage = ({ all }: Context) => all.filter(hostsSite);
