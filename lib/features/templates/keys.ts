import { documentTypeInfo } from "@/content/wizard/document-types";
import { documentTypes } from "@/lib/engine/questions/options";
import type { TemplatePlace } from "@/lib/features/templates/place";
import { extendedTemplates } from "@/lib/platform/content/extended-catalogue";

export const extendedKey = (id: string): string => `extended:${id}`;

/** Of all templates, in the order of the catalogue, the extended ones last. */
export const allPlaces: readonly TemplatePlace[] = [
  ...documentTypes.map((type) => ({
    key: type,
    type,
    id: null,
    name: documentTypeInfo(type).name,
  })),
  ...extendedTemplates.map(({ id, type, name }) => ({ key: extendedKey(id), type, id, name })),
];
