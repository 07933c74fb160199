import type { ExtendedTemplate } from "@/lib/engine/extended/types";
import type { DocumentType } from "@/lib/engine/questions/options";
import catalogue from "@/lib/platform/content/generated/extended.json";

/*
 * What the extended templates are and ask, without their texts and the engine: a form that only offers them
 * must not carry those.
 */

// Written by scripts/build/compile-content.ts from this very type.
export const extendedTemplates = catalogue as ExtendedTemplate[];

/** The extended template of an id, or null when there is none. */
export function findExtended(id: string | null | undefined): ExtendedTemplate | null {
  return extendedTemplates.find((template) => template.id === id) ?? null;
}

/** What is said where a type has no such extended template: which ones it has. */
export function noSuchExtended(type: DocumentType): string {
  const known = extendedTemplates.filter((template) => template.type === type);
  const names = known.map(({ id }) => id).join(", ");
  return `Такого расширенного шаблона для этого документа нет${names ? `. Есть: ${names}` : ""}`;
}
