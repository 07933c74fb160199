import { toKnownOwnClauses } from "@/lib/engine/answers/known-own-clauses";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { OwnClauses } from "@/lib/engine/answers/own-clauses";
import type { answersShape } from "@/lib/engine/answers/schema";
import type { TemplateAnswers } from "@/lib/engine/extended/types";

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
/** Sentences in the owner's words, one an item. */
const statementFields = [
  "userRights",
  "userObligations",
  "adminRights",
  "adminObligations",
] as const;
/** One of several: never typed. */
const choiceFields = [
  "ownerType",
  "industry",
  "websitePlatform",
  "dataRetentionPeriod",
  "agreementStart",
  "agreementDuration",
  "notifyChanges",
  "smiAgeMark",
  "consentPurpose",
] as const satisfies readonly FieldName[];
const textFields = [
  "companyName",
  "websiteUrl",
  "contactEmail",
  "phone",
  "inn",
  "ogrn",
  "legalAddress",
  "registrar",
  "hostingProvider",
  "hostingAddress",
  "customPlatform",
  "otherPurpose",
  "otherDataTypes",
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
  "smiName",
  "smiRegistrationNumber",
  "smiFounder",
  "smiChiefEditor",
  "licenseNumber",
  "withdrawalFormUrl",
  "workingHours",
  "returnAddress",
] as const satisfies readonly FieldName[];

export type FlagField = (typeof flagFields)[number];
export type ListField = (typeof listFields)[number];
export type StatementField = (typeof statementFields)[number];
export type ChoiceField = (typeof choiceFields)[number];
export type TextField = (typeof textFields)[number];
/** A field that the wizard asks. */
export type AskedField =
  | FlagField
  | ListField
  | StatementField
  | ChoiceField
  | TextField
  | "customFields";
/** Of a question that an extended template brings: `extraField` of its key. */
export type ExtraField = `templateAnswers.${string}`;
const extraPrefix = "templateAnswers.";
/** Anything that the wizard asks. */
export type FormField = AskedField | ExtraField;

/**
 * The form as it is typed: every control has a value from the start (an input that turns from
 * uncontrolled to controlled loses what was typed), and fields that do not apply keep theirs.
 */
export type WizardValues = { type: DocumentType } & Record<TextField | ChoiceField, string> &
  Record<ListField | StatementField, string[]> &
  Record<FlagField, boolean> & {
    customFields: OwnClauses;
    /** The extended template of the document; empty for the ordinary one of its type. */
    templateId: string;
    /** Kept when another template is chosen, in case the first one comes back. */
    templateAnswers: TemplateAnswers;
  };

/** Choices that stand when nobody touched them; the same as the schema's defaults. */
const chosenFromStart: Partial<Record<ChoiceField, string>> = {
  ownerType: "legal",
  industry: "other",
  websitePlatform: "other",
  dataRetentionPeriod: "until-consent-withdrawal",
  agreementStart: "any_use",
  agreementDuration: "indefinite",
  notifyChanges: "yes",
};

/** An untouched form of this type. */
export function emptyValues(type: DocumentType): WizardValues {
  const values: Record<string, unknown> = { type };
  for (const field of textFields) values[field] = "";
  for (const field of choiceFields) values[field] = chosenFromStart[field] ?? "";
  for (const field of [...listFields, ...statementFields]) values[field] = [];
  for (const field of flagFields) values[field] = field === "canAdminChange";
  values.customFields = { additions: [], replacements: [] } satisfies OwnClauses;
  values.templateId = "";
  values.templateAnswers = {};
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
  for (const field of [...textFields, ...choiceFields]) {
    const value = from[field];
    if (typeof value === "string") values[field] = value;
  }
  for (const field of statementFields) {
    const value = from[field];
    // Drafts of the first version kept one text, a statement a line.
    if (typeof value === "string") values[field] = toStatements(value.split("\n"));
    else if (isStrings(value)) values[field] = value;
  }
  for (const field of listFields) {
    const value = from[field];
    if (isStrings(value)) values[field] = value;
  }
  // Not asked by itself (`notAsked`): what an API client gave there goes where the form asks for it.
  if (isStrings(from.dataTypes)) {
    values.dataTypesCollected = [...new Set([...values.dataTypesCollected, ...from.dataTypes])];
  }
  for (const field of flagFields) {
    const value = from[field];
    if (typeof value === "boolean") values[field] = value;
  }
  values.customFields = toKnownOwnClauses(from.customFields) ?? values.customFields;
  if (typeof from.templateId === "string") values.templateId = from.templateId;
  values.templateAnswers = toTemplateAnswers(from.templateAnswers);
  return values;
}

/** True where the visitor answered: the value differs from an untouched form's. */
export function isAnswered(field: FormField, values: WizardValues): boolean {
  if (isExtraField(field))
    return (values.templateAnswers[field.slice(extraPrefix.length)] ?? "").trim() !== "";
  if (field === "customFields") {
    const { additions, replacements } = values.customFields;
    return additions.length + replacements.length > 0;
  }
  const value = values[field];
  if (Array.isArray(value)) return toStatements(value).length > 0;
  if (typeof value === "boolean") return value !== (field === "canAdminChange");
  return value.trim() !== ((chosenFromStart as Record<string, string>)[field] ?? "");
}

/** How many answers the visitor gave. */
export function countAnswers(values: WizardValues): number {
  const fields = [
    ...textFields,
    ...choiceFields,
    ...statementFields,
    ...listFields,
    ...flagFields,
    "customFields",
  ] as const;
  const extra = Object.values(values.templateAnswers).filter((answer) => answer.trim() !== "");
  return fields.filter((field) => isAnswered(field, values)).length + extra.length;
}

/** Items with words in them, trimmed. */
export function toStatements(items: readonly string[]): string[] {
  return items.map((item) => item.trim()).filter((item) => item !== "");
}

export function isStatementField(field: FormField): field is StatementField {
  return (statementFields as readonly string[]).includes(field);
}

export function isExtraField(field: FormField): field is ExtraField {
  return field.startsWith(extraPrefix);
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** The answers of the record that are text. */
function toTemplateAnswers(stored: unknown): TemplateAnswers {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([, answer]) => typeof answer === "string"),
  );
}
