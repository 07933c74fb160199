import catalogue from "@/lib/content/generated/extended.json";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";

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
