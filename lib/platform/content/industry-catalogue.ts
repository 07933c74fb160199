import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import catalogue from "@/lib/platform/content/generated/industry-templates.json";

/*
 * What the industry templates are and ask, without their texts and the engine: a form that only offers them
 * must not carry those.
 */

// Written by scripts/build/compile-texts.ts from this very type.
export const industryTemplates = catalogue as IndustryTemplate[];

/** The industry template of an id, or null when there is none. */
export function findIndustryTemplate(id: string | null | undefined): IndustryTemplate | null {
  return industryTemplates.find((template) => template.id === id) ?? null;
}

/** The message when a type has no such industry template: it lists those that exist. */
export function noSuchIndustryTemplate(type: DocumentType): string {
  const known = industryTemplates.filter((template) => template.type === type);
  const names = known.map(({ id }) => id).join(", ");
  return `Такого расширенного шаблона для этого документа нет${names ? `. Есть: ${names}` : ""}`;
}
