/** The catalogue of documents: the name, purpose and icon of each. */
import type { TypeDefinition } from "@/content/documents/definition";
import { typeDefinitions } from "@/content/documents/type-definitions";
import { type DocumentType, documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { typesetDocument } from "@/lib/russian/typography";

export type DocumentTypeInfo = Pick<
  TypeDefinition,
  "name" | "description" | "neededWhen" | "isPremium"
> & {
  type: DocumentType;
  /** A closed set: `components/features/documents/type-icon.tsx` has a component for each. */
  icon: (typeof typeDefinitions)[DocumentType]["icon"];
};

/** All types in catalogue order: free ones first. */
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

/** Returns the type named in a URL (`?type=offer`), or null when there is none. */
export function findDocumentType(value: string | null | undefined): DocumentType | null {
  return documentTypes.find((type) => type === value) ?? null;
}
