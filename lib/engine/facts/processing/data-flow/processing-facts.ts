/** The rows of the processing matrix as facts, worded for a table. */

import { citeGround, citeInCell } from "@/lib/engine/facts/known/citation";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import { typesetUnlessTyped } from "@/lib/engine/facts/processing/data-flow/typeset-unless-typed";
import { needsWrittenConsent } from "@/lib/engine/facts/processing/order-health";
import { usesOwnCounter } from "@/lib/engine/facts/processing/recipients/counters";
import { hasOwnServer, isHostUnnamed } from "@/lib/engine/facts/processing/recipients/platform";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  isPartlyStoredOnSite,
  isStoredOnSite,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { DataCategory, ProcessingRow } from "@/lib/engine/presets/processing";
import { capitalised } from "@/lib/russian/first-letter";
import { typesetDocument } from "@/lib/russian/typography";

/** The roles that do the work of a purpose. */
const workOf: Partial<Record<ProcessingRow["key"], Recipient["role"]>> = {
  payment: "payment",
  delivery: "delivery",
  newsletter: "mailing",
  analytics: "analytics",
};

/** True when such a recipient was chosen without a name. */
export const hasUnnamed = (recipients: readonly Recipient[], work: Recipient["role"]): boolean =>
  recipients.some(({ role, name }) => role === work && name === null);

const dataCategoryLabels: Record<DataCategory, string> = {
  ordinary: "иные персональные данные",
  special: "специальная категория",
  biometric: "биометрические персональные данные",
};

/** The form names one special category, health; others are in the owner's own words. */
function categoryOf(category: DataCategory, { key, grounds }: ProcessingRow): string {
  const health =
    category === "special" &&
    (key === "health" ||
      key === "order_processing" ||
      key === "duties" ||
      grounds.some((ground) => ground.key === "medical"));
  return `${dataCategoryLabels[category]}${health ? ": состояние здоровья" : ""}`;
}

const automationLabels: Record<ProcessingRow["automation"], string> = {
  automated: "Автоматизированная обработка",
  mixed: "Смешанная обработка (с использованием средств автоматизации и без них)",
};

/** The methods of processing a row's data, in words; internal networks are not asked about. */
export const methodsOf = ({ automation }: Pick<ProcessingRow, "automation">): string =>
  `${automationLabels[automation]} с передачей по сети «Интернет»`;

export const typesetMethods: Record<ProcessingRow["automation"], string> = {
  automated: typesetDocument(methodsOf({ automation: "automated" })),
  mixed: typesetDocument(methodsOf({ automation: "mixed" })),
};

/**
 * Returns a row of the matrix as text for a table. The assembler does not typeset facts, because they may be an owner's
 * words; built-in words are typeset here.
 */
export function toProcessingFacts(
  row: ProcessingRow,
  known: KnownFacts,
  recipients: readonly Recipient[],
): FactRecord {
  const { key } = row;
  const isUnnamedAs = (work: Recipient["role"]) =>
    workOf[key] === work && hasUnnamed(recipients, work);
  const retention = row.retention.join(". ");
  const data = joinList(row.data.map(typesetUnlessTyped(known)));
  const categories = joinList(row.categories.map((category) => categoryOf(category, row)));
  const isNotOnHosting =
    industryPresets[known["site.industry"]].notOnHosting?.includes(row.key) ?? false;
  return {
    purpose: row.purpose === null ? undefined : joinList([row.purpose]),
    subjects: joinList(
      row.subjectsSaid ? row.subjects : row.subjects.map((words) => typesetDocument(words)),
    ),
    categories,
    data,
    list: data && data + namedCategories(row),
    biometricsUnnamed: row.biometricsUnnamed,
    dataUnnamed: row.dataUnnamed,
    grounds: joinList(row.grounds.map(citeGround)),
    basis: joinList(row.grounds.map(citeInCell)),
    actions: formatActions(row.actions),
    distributed: isPublic(row),
    methods: typesetMethods[row.automation],
    recipients:
      row.recipients.length > 0
        ? row.recipients.join("; ") + conditionOfRecipients(row)
        : isNotOnHosting && !hasOwnServer(known)
          ? recipientsOfRecords(known)
          : undefined,
    retention: known["retention.custom"] ? retention : typesetDocument(retention),
    destruction: typesetDocument(row.destruction),
    bankUnnamed: isUnnamedAs("payment"),
    carrierUnnamed: isUnnamedAs("delivery"),
    mailerUnnamed: isUnnamedAs("mailing"),
    counterUnnamed: isUnnamedAs("analytics"),
    keeperUnnamed:
      isHostUnnamed(known) &&
      !isNotOnHosting &&
      (isStoredOnSite(key) || isPartlyStoredOnSite(key)) &&
      (key !== "analytics" || usesOwnCounter(known)),
    ofApp: key === "application" || key === "app_advertising",
    byLetter: key === "notices",
  };
}

/** The note of the table says that data are ordinary unless their row names another category. */
function namedCategories(row: ProcessingRow): string {
  const named = row.categories.filter((category) => category !== "ordinary");
  if (named.length === 0) return "";
  const text = named.map((category) => categoryOf(category, row)).join("; ");
  return typesetDocument(
    `. ${row.categories.length > named.length ? `Среди них ${text}` : capitalised(text)}`,
  );
}

function formatActions(actions: readonly string[]): string | undefined {
  const text =
    listedActions.get(actions) ??
    joinList(
      actions.map((words) => typesetDocument(words)),
      ", ",
    );
  if (text !== undefined) listedActions.set(actions, text);
  return text;
}
const listedActions = new WeakMap<readonly string[], string>();

export const isPublic = ({ actions }: ProcessingRow) =>
  actions.some((action) => action.includes("распространение"));

/** Who gets a patient's records: the named recipients and those by law (323-ФЗ ст. 13, 91). */
function recipientsOfRecords(known: KnownFacts): string {
  const keeper = known["patients.recordsKeeper"];
  const byLaw = typesetDocument(
    "в случаях, предусмотренных законом, — ЕГИСЗ и страховые организации",
  );
  return keeper === undefined || keeper === "никто" ? capitalised(byLaw) : `${keeper}; ${byLaw}`;
}

/**
 * How a recipient without a duty of medical secrecy gets an appointment (152-ФЗ ст. 10 ч. 2 п. 1; 323-ФЗ ст. 13 ч. 3).
 */
const inWriting = " — только с согласия пациента в письменной форме";
/** The patients' part of the consents stored on the site; the rest of the row is described before. */
const ofPatientsInWriting = "; сведения о пациентах — только с их согласия в письменной форме";

function conditionOfRecipients(row: ProcessingRow): string {
  if (needsWrittenConsent(row)) return typesetDocument(inWriting);
  const isOfPatients = row.key === "duties" && row.categories.includes("special");
  return isOfPatients ? typesetDocument(ofPatientsInWriting) : "";
}

/** Joins items into one text with a capital letter; undefined when there are none. */
export function joinList(items: string[], separator = "; "): string | undefined {
  const joined = items.join(separator);
  return joined === "" ? undefined : capitalised(joined);
}
