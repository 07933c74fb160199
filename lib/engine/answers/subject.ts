/** The answers that distinguish documents, from complete and half-filled forms. */

import type { QuestionKey } from "@/lib/engine/questions/questions";
import { type ConsentPurpose, consentPurposes } from "@/lib/engine/questions/vocabulary/options";

/** The question that says whose the site is. */
export const ownerNameField = "companyName" satisfies QuestionKey;

/** The question that says which site the answers are about. */
export const siteField = "websiteUrl" satisfies QuestionKey;

/** The question that says which purpose a consent is for. */
export const purposeField = "consentPurpose" satisfies QuestionKey;

/** The questions that say what the data are collected for, and which. */
export const processingPurposesField = "processingPurposes" satisfies QuestionKey;
export const collectedDataField = "dataTypesCollected" satisfies QuestionKey;

type Draft = { companyName?: string | null | undefined; [siteField]?: string | null | undefined };

/** The owner and the site of the answers; empty until they are given. */
export function ownerAndSite({ companyName, [siteField]: site }: Draft): {
  owner: string;
  site: string;
} {
  return { owner: companyName ?? "", site: site ?? "" };
}

/** Whose the site is and what its data are for: of this follows which documents it needs. */
export const hasOwnerAndPurposes = ({
  companyName,
  [processingPurposesField]: purposes,
}: Readonly<Partial<Record<QuestionKey, unknown>>>): boolean =>
  typeof companyName === "string" &&
  companyName !== "" &&
  Array.isArray(purposes) &&
  purposes.length > 0;

/**
 * The purpose of a consent document.
 * @returns undefined for documents that cover all purposes of their owner
 */
export function consentPurposeOf(answers: object): ConsentPurpose | undefined {
  const purpose: unknown = "consentPurpose" in answers ? answers.consentPurpose : undefined;
  return typeof purpose === "string" && isConsentPurpose(purpose) ? purpose : undefined;
}

/** The answers as those of a consent for this purpose; of any other document without one. */
export function forPurpose<Answers extends object>(
  answers: Answers,
  consentPurpose: ConsentPurpose | undefined,
): Answers {
  return consentPurpose === undefined ? answers : { ...answers, consentPurpose };
}

const isConsentPurpose = (purpose: string): purpose is ConsentPurpose =>
  Object.hasOwn(consentPurposes, purpose);
