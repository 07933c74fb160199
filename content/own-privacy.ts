/** How this very site handles personal data: the answers from which our engine writes our policy. */
import { site } from "@/content/site";
import type { AnswersDraft } from "@/lib/engine/facts/draft";

/** What the operator has not configured stays a visible blank of the document. */
export const ownPrivacyAnswers: AnswersDraft = {
  ownerType: "legal",
  companyName: site.operator.name,
  inn: site.operator.inn,
  ogrn: site.operator.ogrn,
  legalAddress: site.operator.address,
  contactEmail: site.contacts.email,
  phone: site.contacts.phone,
  websiteUrl: process.env.SITE_URL || null,
  industry: "saas",
  // The account and its documents; requests to support; defence against guessed passwords.
  processingPurposes: ["registration", "contract", "support", "security"],
  dataTypesCollected: ["full_name", "email", "phone", "address", "ip_address", "cookies"],
  dataRetentionPeriod: "until-account-deletion",
  consentWithdrawalMethod: ["email"],
};
