import { consentPurposeOf } from "@/lib/engine/answers/identifying-answers";
import type { ConsentPurpose, DocumentType } from "@/lib/engine/questions/vocabulary/options";

/** What names a document of a package: its type and, of consents, the purpose. */
export type PackageItem = { type: DocumentType; consentPurpose?: ConsentPurpose | undefined };

/** Which document of a package it is. */
export function itemKey({ type, consentPurpose }: PackageItem): string {
  return consentPurpose ? `${type}:${consentPurpose}` : type;
}

/** The package item of these answers: consents are told apart by their purpose. */
export function itemOf(type: DocumentType, answers: object): PackageItem {
  const purpose = consentPurposeOf(answers);
  return type === "consent" && purpose ? { type, consentPurpose: purpose } : { type };
}
