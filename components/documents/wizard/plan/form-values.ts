import type { DocumentType } from "@/lib/engine/answers/options";
import type { answersShape } from "@/lib/engine/answers/schema";

type FieldName = keyof typeof answersShape;

const flagFields = ["isSmi", "userCanPost", "canAdminChange"] as const;
const listFields = [
  "processingPurposes",
  "dataTypesCollected",
  "dataTransferToThirdParties",
  "paymentSystems",
  "analyticsServices",
  "consentWithdrawalMethod",
] as const;
/** One statement a line in the form, a list of strings in the answers. */
const statementFields = [
  "userRights",
  "userObligations",
  "adminRights",
  "adminObligations",
] as const;
const textFields = [
  "ownerType",
  "companyName",
  "websiteUrl",
  "contactEmail",
  "phone",
  "inn",
  "ogrn",
  "legalAddress",
  "registrar",
  "hostingProvider",
  "industry",
  "websitePlatform",
  "customPlatform",
  "otherPurpose",
  "otherDataTypes",
  "dataRetentionPeriod",
  "customRetentionPeriod",
  "otherThirdParties",
  "yandexMetricaId",
  "googleAnalyticsId",
  "otherAnalytics",
  "refundUrl",
  "cookieUrl",
  "offerUrl",
  "termsUrl",
  "policyUrl",
  "responsiblePersonName",
  "responsiblePersonPosition",
  "responsiblePersonEmail",
  "responsiblePersonPhone",
  "agreementStart",
  "agreementDuration",
  "notifyChanges",
  "smiName",
  "smiRegistrationNumber",
  "smiFounder",
  "smiChiefEditor",
  "smiAgeMark",
  "licenseNumber",
  "withdrawalFormUrl",
] as const satisfies readonly FieldName[];

export type FlagField = (typeof flagFields)[number];
export type ListField = (typeof listFields)[number];
export type StatementField = (typeof statementFields)[number];
export type TextField = (typeof textFields)[number] | StatementField;
/** A field that the wizard asks. */
export type AskedField = FlagField | ListField | TextField;

/**
 * The form as it is typed: every control has a value from the start (an input that turns from
 * uncontrolled to controlled loses what was typed), and fields that do not apply keep theirs.
 */
export type WizardValues = { type: DocumentType } & Record<TextField, string> &
  Record<ListField, string[]> &
  Record<FlagField, boolean>;

/** Choices that stand when nobody touched them; the same as the schema's defaults. */
const chosenFromStart: Partial<Record<TextField, string>> = {
  ownerType: "legal",
  industry: "other",
  websitePlatform: "other",
  dataRetentionPeriod: "until-consent-withdrawal",
  agreementStart: "any_use",
  agreementDuration: "indefinite",
  notifyChanges: "yes",
};

export function emptyValues(type: DocumentType): WizardValues {
  const values: Record<string, unknown> = { type };
  for (const field of [...textFields, ...statementFields]) {
    values[field] = chosenFromStart[field] ?? "";
  }
  for (const field of listFields) values[field] = [];
  for (const field of flagFields) values[field] = field === "canAdminChange";
  return values as WizardValues;
}

/**
 * Values from anything stored: a draft of an older version, the answers of an earlier document. What
 * does not fit is left out, never guessed.
 */
export function restoreValues(type: DocumentType, stored: unknown): WizardValues {
  const values: WizardValues = emptyValues(type);
  if (typeof stored !== "object" || stored === null) return values;
  const from = stored as Record<string, unknown>;
  for (const field of textFields) {
    const value = from[field];
    if (typeof value === "string") values[field] = value;
  }
  for (const field of statementFields) {
    const value = from[field];
    if (typeof value === "string") values[field] = value;
    else if (isStrings(value)) values[field] = value.join("\n");
  }
  for (const field of listFields) {
    const value = from[field];
    if (isStrings(value)) values[field] = value;
  }
  for (const field of flagFields) {
    const value = from[field];
    if (typeof value === "boolean") values[field] = value;
  }
  return values;
}

/** How many answers the visitor gave: what differs from an untouched form. */
export function countAnswers(values: WizardValues): number {
  const untouched = emptyValues(values.type);
  const isGiven = (field: AskedField) => {
    const value = values[field];
    if (Array.isArray(value)) return value.length > 0;
    return (typeof value === "string" ? value.trim() : value) !== untouched[field];
  };
  return [...textFields, ...statementFields, ...listFields, ...flagFields].filter(isGiven).length;
}

/** Lines of a statements field, without empty ones. */
export function toStatements(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export function isStatementField(field: AskedField): field is StatementField {
  return (statementFields as readonly string[]).includes(field);
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
