import type { PackageItem } from "@/lib/features/documents/package/responses";

/**
 * Which document of a package it is. Apart from the rules of `documents-for-owner.ts`: a list of
 * documents must not carry the texts of consents.
 */
export function itemKey({ type, consentPurpose }: PackageItem): string {
  return consentPurpose ? `${type}:${consentPurpose}` : type;
}
