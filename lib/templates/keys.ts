import { documentTypeInfo } from "@/content/wizard/document-types";
import { findExtended } from "@/lib/content/extended-catalogue";
import { documentTypes } from "@/lib/engine/answers/options";
import type { TemplatePlace } from "@/lib/templates/place";

export const extendedKey = (id: string): string => `extended:${id}`;

/** The template of a key, or null when none ships under it. */
export function findPlace(key: string): TemplatePlace | null {
  const type = documentTypes.find((known) => known === key);
  if (type) return { key, type, id: null, name: documentTypeInfo(type).name };
  const extended = findExtended(/^extended:(.*)$/.exec(key)?.[1]);
  if (!extended) return null;
  return { key, type: extended.type, id: extended.id, name: extended.name };
}
