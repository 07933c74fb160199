import { documentTypeInfo } from "@/content/documents/document-types";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import type { CatalogueEntry } from "@/lib/features/templates/catalogue-entry";
import { industryTemplates } from "@/lib/platform/content/industry-catalogue";

export const industryTemplateKey = (id: string): string => `extended:${id}`;

/** All templates that ship, the industry templates last. */
export const catalogueEntries: readonly CatalogueEntry[] = [
  ...documentTypes.map((type) => ({
    key: type,
    type,
    id: null,
    name: documentTypeInfo(type).name,
  })),
  ...industryTemplates.map(({ id, type, name }) => ({
    key: industryTemplateKey(id),
    type,
    id,
    name,
  })),
];
