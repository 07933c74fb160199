/** The answers that distinguish documents, from complete and half-filled forms. */

import type { KeyWith, QuestionKey } from "@/lib/engine/questions/questions";
import { type ConsentPurpose, consentPurposes } from "@/lib/engine/questions/vocabulary/options";

/** The question that says whose the site is. */
export const ownerNameField: KeyWith<"role", "owner"> = "companyName";

/** The question that says which site the answers are about. */
export const siteField: KeyWith<"role", "site"> = "websiteUrl";

/** The question that says which purpose a consent is for. */
export const purposeField: KeyWith<"role", "consent"> = "consentPurpose";

/** The questions that say what the data are collected for, and which. */
export const processingPurposesField: KeyWith<"role", "purposes"> = "processingPurposes";
export const collectedDataField: KeyWith<"role", "data"> = "dataTypesCollected";

type Draft = { [Key in typeof ownerNameField | typeof siteField]?: string | null | undefined };

/** The owner and the site of the answers; empty until they are given. */
export function ownerAndSite({ [ownerNameField]: owner, [siteField]: site }: Draft): {
  owner: string;
  site: string;
} {
  return { owner: owner ?? "", site: site ?? "" };
}

/** Whose the site is and what its data are for: of this follows which documents it needs. */
export const hasOwnerAndPurposes = ({
  [ownerNameField]: owner,
  [processingPurposesField]: purposes,
}: Readonly<Partial<Record<QuestionKey, unknown>>>): boolean =>
  typeof owner === "string" && owner !== "" && Array.isArray(purposes) && purposes.length > 0;

/**
 * The purpose of a consent document.
 * @returns undefined for documents that cover all purposes of their owner
 */
export function consentPurposeOf(answers: object): ConsentPurpose | undefined {
  const purpose: unknown = purposeField in answers ? answers[purposeField] : undefined;
  return typeof purpose === "string" && isConsentPurpose(purpose) ? purpose : undefined;
}

/** The answers as those of a consent for this purpose; of any other document without one. */
export function forPurpose<Answers extends object>(
  answers: Answers,
  purpose: ConsentPurpose | undefined,
): Answers {
  return purpose === undefined ? answers : { ...answers, [purposeField]: purpose };
}

const isConsentPurpose = (purpose: string): purpose is ConsentPurpose =>
  Object.hasOwn(consentPurposes, purpose);
