/** The catalogue of documents: what each is called, what it is for, and how it is recognised. */
import type { TypeDefinition } from "@/content/documents/definition";
import { typeDefinitions } from "@/content/documents/type-definitions";
import { type DocumentType, documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { typesetDocument } from "@/lib/russian/typography";

export type DocumentTypeInfo = Pick<
  TypeDefinition,
  "name" | "description" | "neededWhen" | "isPremium"
> & {
  type: DocumentType;
  /** A closed set: `components/documents/type-mark.tsx` has a component for each. */
  icon: (typeof typeDefinitions)[DocumentType]["icon"];
};

/** All types in the order of the catalogue: free ones first. */
export const documentTypeList: DocumentTypeInfo[] = documentTypes.map((type) => {
  const info = documentTypeInfo(type);
  return {
    ...info,
    description: typesetDocument(info.description),
    neededWhen: typesetDocument(info.neededWhen),
  };
});

export function documentTypeInfo(type: DocumentType): DocumentTypeInfo {
  const { name, description, neededWhen, icon, isPremium } = typeDefinitions[type];
  return { type, name, description, neededWhen, icon, isPremium };
}

/** A type from an address (`?type=offer`), or null when there is no such document. */
export function findDocumentType(value: string | null | undefined): DocumentType | null {
  return documentTypes.find((type) => type === value) ?? null;
}
