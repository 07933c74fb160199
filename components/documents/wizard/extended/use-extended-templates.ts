"use client";

import { extendedTemplates } from "@/lib/content/extended-templates";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";

/** The extended templates that the wizard offers and knows: the only place where it asks for them. */
export function useExtendedTemplates(): ExtendedTemplate[] {
  return extendedTemplates;
}
