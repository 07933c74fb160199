/** The answers that distinguish documents, from complete and half-filled forms. */
import { type ConsentPurpose, consentPurposes } from "@/lib/engine/questions/options";

type Draft = { companyName?: string | null | undefined; websiteUrl?: string | null | undefined };

/** The owner and the site of the answers; empty until they are given. */
export function ownerAndSite({ companyName, websiteUrl }: Draft): { owner: string; site: string } {
  return { owner: companyName ?? "", site: websiteUrl ?? "" };
}

/**
 * The purpose of a consent document.
 * @returns undefined for documents that cover all purposes of their owner
 */
export function consentPurposeOf(answers: object): ConsentPurpose | undefined {
  const purpose: unknown = "consentPurpose" in answers ? answers.consentPurpose : undefined;
  return typeof purpose === "string" && isConsentPurpose(purpose) ? purpose : undefined;
}

const isConsentPurpose = (purpose: string): purpose is ConsentPurpose =>
  Object.hasOwn(consentPurposes, purpose);
