import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { memoizeByFacts } from "@/lib/engine/facts/known/memoize-by-facts";
import {
  chosenDataTypes,
  hasMinors,
  namesBiometrics,
  namesOtherSpecial,
} from "@/lib/engine/facts/processing/chosen-data";
import {
  correctedSubjects,
  withCorrections,
  withTermOf,
} from "@/lib/engine/facts/processing/corrections";
import { assignData, type DataAssignment } from "@/lib/engine/facts/processing/matrix/assign-data";
import { presetOf } from "@/lib/engine/facts/processing/matrix/preset-of";
import { chosenPurposes, derivedPurposes } from "@/lib/engine/facts/processing/matrix/purposes";
import {
  categoriesOf,
  dataOf,
  isOfOwner,
  subjectsOf,
} from "@/lib/engine/facts/processing/matrix/row-data";
import { groundsOf } from "@/lib/engine/facts/processing/matrix/row-grounds";
import {
  actionsOf,
  destructionOf,
  isOnPaper,
} from "@/lib/engine/facts/processing/matrix/row-handling";
import { recipientsOf } from "@/lib/engine/facts/processing/recipients";
import { hasOwnServer } from "@/lib/engine/facts/processing/recipients/platform";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  isProcessor,
  partialHosts,
  recipientName,
  recipientsByPurpose,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import { retentionOf } from "@/lib/engine/facts/processing/retention";
import { legalGrounds } from "@/lib/engine/presets/grounds";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { ProcessingRow, RowKey } from "@/lib/engine/presets/processing";
import {
  proofOfPowers,
  proofOfWrittenConsent,
  purposePresets,
  requestsOnly,
} from "@/lib/engine/presets/purposes";

/**
 * Builds the processing matrix from the answers: one row for each purpose. Every chosen purpose and every chosen type
 * of data is in a row; nothing else is, except what the purpose cannot do without (`inevitable`, the data of a named
 * counter). Incomplete answers are fine. Source: 152-ФЗ ст. 5, 6, 10, 10.1, 11, 15, 18.1 ч. 1 п. 2, 21, 22 ч. 3.1.
 */
export const buildProcessingMatrix = memoizeByFacts((known): readonly ProcessingRow[] => {
  const recipients = recipientsOf(known);
  const types = chosenDataTypes(known);
  const chosen = chosenPurposes(known);
  const keys: RowKey[] = [...chosen.keys, ...derivedPurposes(known, types)];
  const placed = assignData(known, types, keys, chosen.fallback);
  const placedKeys = placed.map(({ key }) => key);
  const receivers = recipientsByPurpose(placedKeys, recipients);
  const rows = placed
    .map((place) =>
      toRow(known, place, {
        hasAccounts: placedKeys.includes("registration"),
        recipients: receivers.get(place.key) ?? [],
        keepers: partialHosts(place.key, recipients),
        ticked: chosen.ticked,
      }),
    )
    .map((row, _, all) => withProofs(row, all, known));
  const asksConsents = rows.some(({ grounds }) => grounds.some(({ consent }) => consent));
  if (asksConsents || recipients.some(isProcessor)) return rows;
  return rows.map((row) => (row.key === "duties" ? withoutConsents(row, known) : row));
});

/**
 * The proof of a consent besides the ticked box: its signer and the person who gave it for another (152-ФЗ ст. 9 ч. 1,
 * 4).
 */
function withProofs(row: ProcessingRow, rows: ProcessingRow[], known: KnownFacts): ProcessingRow {
  if (row.key !== "duties") return row;
  const isWritten = rows.some(({ grounds }) =>
    grounds.some(({ key }) => key === "healthConsentToOrder"),
  );
  const { orderTellsHealth } = industryPresets[known["site.industry"]];
  const proofs = [
    ...(hasMinors(known) || orderTellsHealth ? [proofOfPowers] : []),
    ...(isWritten ? [proofOfWrittenConsent] : []),
  ];
  return { ...row, data: [...row.data, ...proofs] };
}

/** The row of duties of an owner who has no consents to prove. */
function withoutConsents(row: ProcessingRow, known: KnownFacts): ProcessingRow {
  const preset = withCorrections("duties", { ...purposePresets.duties, ...requestsOnly }, known);
  const proof = purposePresets.duties.inevitable.filter(
    (text) => !requestsOnly.inevitable.includes(text),
  );
  const grounds = row.grounds.map((ground) =>
    ground.key === "duties" ? legalGrounds.requests : ground,
  );
  return {
    ...row,
    purpose: preset.purpose,
    recipients: [],
    actions: actionsOf("duties", false),
    data: row.data.filter((text) => !proof.includes(text) && text !== proofOfPowers),
    grounds,
    retention: retentionOf(withTermOf("duties", known), { key: "duties", grounds }, preset, false),
  };
}

/** What a row takes from the other rows. */
type RowContext = {
  hasAccounts: boolean;
  recipients: readonly Recipient[];
  /** The parties that get a part of the data because they host the site. */
  keepers: readonly string[];
  ticked: ReadonlySet<RowKey>;
};

function toRow(
  known: KnownFacts,
  place: DataAssignment,
  { hasAccounts, recipients, keepers, ticked }: RowContext,
): ProcessingRow {
  const { key } = place;
  const preset = presetOf(key, known);
  const industry = industryPresets[known["site.industry"]];
  const isEntrusted = recipients.some(isProcessor);
  const subjects = subjectsOf(known, place, preset, industry);
  const grounds = groundsOf(known, place, preset, industry, { ticked, subjects })
    // With an own server and no other host named, no data go to a processor.
    .filter(
      (ground) =>
        ground !== "healthConsentToOrder" ||
        isEntrusted ||
        (!hasOwnServer(known) && (key === "order_processing" || recipients.length > 0)),
    )
    .map((ground) => legalGrounds[ground]);
  return {
    key,
    purpose: key === "other" ? (known["purposes.other"] ?? null) : preset.purpose || null,
    derived: !ticked.has(key),
    subjects,
    subjectsSaid: isOfOwner(key) || correctedSubjects(key, known) !== undefined,
    categories: categoriesOf(place, industry, namesOtherSpecial(known)),
    dataTypes: place.types,
    data: dataOf(known, place, preset, industry),
    biometricsUnnamed: key === "biometric" && !namesBiometrics(known),
    dataUnnamed: place.types.includes("other") && known["data.other"] === undefined,
    grounds,
    actions: actionsOf(key, recipients.length > 0 || keepers.length > 0),
    automation: isOnPaper(key, known) ? "mixed" : "automated",
    recipients: [...recipients.flatMap(recipientName), ...keepers],
    retention: retentionOf(withTermOf(key, known), { key, grounds }, preset, hasAccounts),
    destruction: destructionOf(grounds, isOnPaper(key, known)),
  };
}
