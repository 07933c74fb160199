/**
 * The answers that identify a document: its owner, its site and its purpose. Accepts parsed answers and half-filled
 * forms.
 */

import type { KeyWith, QuestionKey } from "@/lib/engine/questions/questions";
import { type ConsentPurpose, consentPurposes } from "@/lib/engine/questions/vocabulary/options";

/** The question that says whose the site is. */
export const ownerNameField: KeyWith<"role", "owner"> = "companyName";

/** The question that says which site the answers are about. */
export const siteField: KeyWith<"role", "site"> = "websiteUrl";

/** The question that says which purpose a consent is for. */
export const consentPurposeField: KeyWith<"role", "consent"> = "consentPurpose";

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

/** Whether the owner and the purposes are known, which decide the documents the owner needs. */
export const hasOwnerAndPurposes = ({
  [ownerNameField]: owner,
  [processingPurposesField]: purposes,
}: Readonly<Partial<Record<QuestionKey, unknown>>>): boolean =>
  typeof owner === "string" && owner !== "" && Array.isArray(purposes) && purposes.length > 0;

/**
 * Returns the purpose of a consent document.
 * @returns undefined for documents that cover all purposes of their owner
 */
export function consentPurposeOf(answers: object): ConsentPurpose | undefined {
  const purpose: unknown =
    consentPurposeField in answers ? answers[consentPurposeField] : undefined;
  return typeof purpose === "string" && isConsentPurpose(purpose) ? purpose : undefined;
}

/** Returns the answers with this consent purpose; unchanged without one. */
export function withConsentPurpose<Answers extends object>(
  answers: Answers,
  purpose: ConsentPurpose | undefined,
): Answers {
  return purpose === undefined ? answers : { ...answers, [consentPurposeField]: purpose };
}

const isConsentPurpose = (purpose: string): purpose is ConsentPurpose =>
  Object.hasOwn(consentPurposes, purpose);
