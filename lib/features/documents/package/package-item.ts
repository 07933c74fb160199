import { consentPurposeOf } from "@/lib/engine/answers/subject";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { PackageItem } from "@/lib/features/documents/package/responses";

/**
 * Which document of a package it is. Apart from the rules of `documents-for-owner.ts`: a list of
 * documents must not carry the texts of consents.
 */
export function itemKey({ type, consentPurpose }: PackageItem): string {
  return consentPurpose ? `${type}:${consentPurpose}` : type;
}

/** Which document of a package is made of these answers: of consents the purpose tells them apart. */
export function itemOf(type: DocumentType, answers: object): PackageItem {
  const purpose = consentPurposeOf(answers);
  return type === "consent" && purpose ? { type, consentPurpose: purpose } : { type };
}
