/** Which of the recipients get the data of a purpose. */
import type { KnownFacts } from "@/lib/engine/facts/known/known";
import { isOperatorOnly } from "@/lib/engine/facts/processing/recipients/contractors";
import { tracksAppOnly } from "@/lib/engine/facts/processing/recipients/counters";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import { appStatistics } from "@/lib/engine/presets/application";
import { dataPresets } from "@/lib/engine/presets/data";
import type { RowKey } from "@/lib/engine/presets/processing";
import { type RolePreset, rolePresets, tourOperatorPreset } from "@/lib/engine/presets/recipients";
import { lowerFirst } from "@/lib/russian/first-letter";

/** What the documents say of a recipient's work; null where only the owner knows. */
export const presetOfRole = (recipient: Recipient): RolePreset | null =>
  isOperatorOnly(recipient) ? tourOperatorPreset : recipient.role && rolePresets[recipient.role];

/**
 * Rows whose data do not lie on the hosting: they are in letters and on paper, in an editorial office or on a device,
 * and biometrics only few may keep (572-ФЗ). A host that gets them all the same is named by the owner.
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
/** Whether the party that keeps the site gets the data of a purpose by that. */
export const isStoredOnSite = (key: RowKey): boolean => !notHosted.includes(key);

/** The part of such rows that lies on the site itself. */
const keptInPart: { [Key in RowKey]?: string } = {
  duties: "согласия с отметками",
  journalism: "опубликованные материалы",
  sellers: "сведения, показанные на Сайте",
};

/** Whether a part of a purpose's data lies on the site itself. */
export const isPartlyStoredOnSite = (key: RowKey): boolean => keptInPart[key] !== undefined;

/** The party that keeps the site and gets a part of a purpose's data by that, with the part. */
export const partialHosts = (key: RowKey, recipients: readonly Recipient[]): string[] => {
  const part = keptInPart[key];
  if (part === undefined) return [];
  return recipients
    .filter(hostsSite)
    .flatMap((recipient) => recipientName(recipient).map((name) => `${name} — ${part}`));
};

/** Rows whose data no visitor sends by a form. */
const notTyped: readonly RowKey[] = [
  "operation",
  "security",
  "analytics",
  "duties",
  "notices",
  "application",
  "app_advertising",
];

/** The rows of the matrix whose data a recipient gets: those that the owner names; of unknown work, none. */
export function rowsServedBy(recipient: Recipient, keys: readonly RowKey[]): readonly RowKey[] {
  const said = recipient.said?.purposes ?? [];
  if (said.length > 0) return said.filter((key) => keys.includes(key));
  const { spared = [] } = recipient;
  return usuallyServed(recipient, keys).filter((key) => !spared.includes(key));
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
  // A courier brings what was ordered: of the order itself he learns only where no delivery is a purpose.
  return recipient.role === "delivery" && served.includes("delivery") ? ["delivery"] : served;
}

/** Who of the recipients gets the data of this purpose. */
export const recipientsForPurpose = (
  key: RowKey,
  keys: readonly RowKey[],
  recipients: readonly Recipient[],
): Recipient[] => recipients.filter((recipient) => rowsServedBy(recipient, keys).includes(key));

/** The same of every purpose at once, which asks each recipient once. */
export function recipientsByPurpose(
  keys: readonly RowKey[],
  recipients: readonly Recipient[],
): ReadonlyMap<RowKey, readonly Recipient[]> {
  const found = new Map<RowKey, Recipient[]>(keys.map((key) => [key, []]));
  for (const recipient of recipients) {
    for (const key of new Set(rowsServedBy(recipient, keys))) found.get(key)?.push(recipient);
  }
  return found;
}

/** Those whom none of the purposes explains: which data they get, only the owner knows. */
export const recipientsForNoPurpose = (
  keys: readonly RowKey[],
  recipients: readonly Recipient[],
): Recipient[] => recipients.filter((recipient) => rowsServedBy(recipient, keys).length === 0);

/** True for a recipient that processes the data on the owner's behalf (152-ФЗ ст. 6 ч. 3). */
export const isProcessor = (recipient: Recipient): boolean =>
  recipient.said?.contract
    ? recipient.said.contract === "yes"
    : presetOfRole(recipient)?.byOrder === true;

/** True where a recipient of this work needs a contract of processing, and the owner says that there is none. */
export const lacksProcessingContract = (recipient: Recipient): boolean =>
  recipient.said?.contract === "no" && presetOfRole(recipient)?.byOrder === true;

/** True for a recipient that stores what visitors send. */
export const hostsSite = (recipient: Recipient): boolean =>
  presetOfRole(recipient)?.hostsSite === true && isProcessor(recipient);

/** What a recipient does, in the owner's words or by its role. */
export function describeTask(recipient: Recipient, known: KnownFacts): string | undefined {
  if (recipient.said?.task) return recipient.said.task;
  if (recipient.role === "analytics" && tracksAppOnly(known)) {
    return lowerFirst(appStatistics.purpose);
  }
  return presetOfRole(recipient)?.purpose;
}

/** What is ordered: this order, and not the history of all. */
export const orderDataLabel = "сведения о заказанных товарах и услугах";

/** What people write, whichever purpose they write for. */
export const messageDataLabel = "содержание обращений и переписки";

/** The data that the owner says it gets, as rows of the matrix name them; empty where he says nothing. */
export const statedData = ({ said }: Recipient, known: KnownFacts): string[] =>
  (said?.data ?? []).flatMap((type) => {
    if (type === "order") return orderDataLabel;
    if (type === "message") return messageDataLabel;
    return type === "other" ? (known["data.other"] ?? []) : dataPresets[type].words;
  });

/** The name as a row of the matrix shows it; nothing for one that is not named. */
export function recipientName({ role, name }: Recipient): string[] {
  if (name === null) return [];
  return [role === "hosting" ? `${name} (хостинг)` : name];
}
