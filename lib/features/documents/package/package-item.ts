import type { ConsentPurpose, DocumentType } from "@/lib/engine/questions/options";

/**
 * What names a document of a package: its type and, of consents, the purpose. Apart from the rules of
 * `documents-for-owner.ts`: a list of documents must not carry the texts of consents.
 */
export type PackageItem = { type: DocumentType; consentPurpose?: ConsentPurpose };

export function itemKey({ type, consentPurpose }: PackageItem): string {
  return consentPurpose ? `${type}:${consentPurpose}` : type;
}
