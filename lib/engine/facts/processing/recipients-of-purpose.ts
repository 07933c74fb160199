/** The recipients of a purpose's data. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { isOperatorOnly } from "@/lib/engine/facts/processing/recipients/contractors";
import { tracksAppOnly } from "@/lib/engine/facts/processing/recipients/counters";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import { appStatistics } from "@/lib/engine/presets/application";
import { dataPresets } from "@/lib/engine/presets/data";
import type { RowKey } from "@/lib/engine/presets/processing";
import { type RolePreset, rolePresets, tourOperatorPreset } from "@/lib/engine/presets/recipients";
import { lowerFirst } from "@/lib/russian/first-letter";

/** The preset of a recipient's role; null when only the owner knows what it does. */
export const presetOfRole = (recipient: Recipient): RolePreset | null =>
  isOperatorOnly(recipient) ? tourOperatorPreset : recipient.role && rolePresets[recipient.role];

/**
 * Rows whose data are not stored by the hosting: they are in letters and on paper, in an editorial office or on a
 * device, or are biometrics, which only few may keep (572-ФЗ). A host that does get them is named by the owner.
 */
const notHosted: readonly RowKey[] = [
  "biometric",
  "duties",
  "journalism",
  "sellers",
  "notices",
  "application",
  "app_advertising",
];
/** Whether the hosting gets the data of a purpose. */
export const isStoredOnSite = (key: RowKey): boolean => !notHosted.includes(key);

/** The part of such rows that is stored on the site. */
const keptInPart: { [Key in RowKey]?: string } = {
  duties: "согласия с отметками",
  journalism: "опубликованные материалы",
  sellers: "сведения, показанные на Сайте",
};

/** Whether a part of a purpose's data is stored on the site. */
export const isPartlyStoredOnSite = (key: RowKey): boolean => keptInPart[key] !== undefined;

/** The hosts that get a part of a purpose's data, with that part. */
export const partialHosts = (key: RowKey, recipients: readonly Recipient[]): string[] => {
  const part = keptInPart[key];
  if (part === undefined) return [];
  return recipients
    .filter(hostsSite)
    .flatMap((recipient) => recipientName(recipient).map((name) => `${name} — ${part}`));
};

/** Rows whose data visitors do not send by a form. */
const notTyped: readonly RowKey[] = [
  "operation",
  "security",
  "analytics",
  "duties",
  "notices",
  "application",
  "app_advertising",
];

/**
 * Returns the rows whose data a recipient gets: those that the owner names, otherwise those of its role; without a
 * role, none.
 */
export function rowsServedBy(recipient: Recipient, keys: readonly RowKey[]): readonly RowKey[] {
  const statedPurposes = recipient.answer?.purposes ?? [];
  if (statedPurposes.length > 0) return statedPurposes.filter((key) => keys.includes(key));
  const { excludedRows = [] } = recipient;
  return usuallyServed(recipient, keys).filter((key) => !excludedRows.includes(key));
}

function usuallyServed(recipient: Recipient, keys: readonly RowKey[]): readonly RowKey[] {
  const serves = presetOfRole(recipient)?.serves ?? [];
  if (serves === "all") return keys.filter(isStoredOnSite);
  if (serves === "sent") {
    return keys.filter((key) => key !== "biometric" && !notTyped.includes(key));
  }
  if (serves === "first") {
    const likely = (["registration", "feedback", "operation"] as const).find((key) =>
      keys.includes(key),
    );
    return [likely ?? keys[0] ?? "feedback"];
  }
  const served = serves.filter((key) => keys.includes(key));
  // A courier gets the order itself only when no delivery is among the purposes.
  return recipient.role === "delivery" && served.includes("delivery") ? ["delivery"] : served;
}

/** Returns the recipients of this purpose's data. */
export const recipientsForPurpose = (
  key: RowKey,
  keys: readonly RowKey[],
  recipients: readonly Recipient[],
): Recipient[] => recipients.filter((recipient) => rowsServedBy(recipient, keys).includes(key));

/** Returns the recipients of every purpose at once, evaluating each recipient once. */
export function recipientsByPurpose(
  keys: readonly RowKey[],
  recipients: readonly Recipient[],
): ReadonlyMap<RowKey, readonly Recipient[]> {
  const recipientsByKey = new Map<RowKey, Recipient[]>(keys.map((key) => [key, []]));
  for (const recipient of recipients) {
    for (const key of new Set(rowsServedBy(recipient, keys)))
      recipientsByKey.get(key)?.push(recipient);
  }
  return recipientsByKey;
}

/** The recipients that no purpose explains: only the owner knows which data they get. */
export const recipientsForNoPurpose = (
  keys: readonly RowKey[],
  recipients: readonly Recipient[],
): Recipient[] => recipients.filter((recipient) => rowsServedBy(recipient, keys).length === 0);

/** True for a recipient that processes the data on the owner's behalf (152-ФЗ ст. 6 ч. 3). */
export const isProcessor = (recipient: Recipient): boolean =>
  recipient.answer?.contract
    ? recipient.answer.contract === "yes"
    : presetOfRole(recipient)?.isProcessor === true;

/** True when the role needs a processing agreement and the owner answers that there is none. */
export const lacksProcessingContract = (recipient: Recipient): boolean =>
  recipient.answer?.contract === "no" && presetOfRole(recipient)?.isProcessor === true;

/** True for a recipient that stores what visitors send. */
export const hostsSite = (recipient: Recipient): boolean =>
  presetOfRole(recipient)?.hostsSite === true && isProcessor(recipient);

/** What a recipient does, in the owner's words or by its role. */
export function describeTask(recipient: Recipient, known: KnownFacts): string | undefined {
  if (recipient.answer?.task) return recipient.answer.task;
  if (recipient.role === "analytics" && tracksAppOnly(known)) {
    return lowerFirst(appStatistics.purpose);
  }
  return presetOfRole(recipient)?.purpose;
}

/** The contents of this order, not of earlier ones. */
export const orderDataLabel = "сведения о заказанных товарах и услугах";

/** What people write, for any purpose. */
export const messageDataLabel = "содержание обращений и переписки";

/** The data that it gets according to the owner, worded as in the matrix; empty without an answer. */
export const listStatedData = ({ answer }: Recipient, known: KnownFacts): string[] =>
  (answer?.data ?? []).flatMap((type) => {
    if (type === "order") return orderDataLabel;
    if (type === "message") return messageDataLabel;
    return type === "other" ? (known["data.other"] ?? []) : dataPresets[type].label;
  });

/** The name as a row of the matrix prints it; undefined for an unnamed recipient. */
export function recipientName({ role, name }: Recipient): string[] {
  if (name === null) return [];
  return [role === "hosting" ? `${name} (хостинг)` : name];
}
