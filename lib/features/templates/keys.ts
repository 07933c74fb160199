import { documentTypeInfo } from "@/content/wizard/document-types";
import { documentTypes } from "@/lib/engine/questions/options";
import type { TemplatePlace } from "@/lib/features/templates/place";
import { industryTemplates } from "@/lib/platform/content/industry-catalogue";

export const industryTemplateKey = (id: string): string => `extended:${id}`;

/** The places of all templates, in the order of the catalogue, the industry templates last. */
export const allPlaces: readonly TemplatePlace[] = [
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
