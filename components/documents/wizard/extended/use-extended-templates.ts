"use client";

import { useQuery } from "@tanstack/react-query";
import { extendedTemplates } from "@/lib/content/extended-catalogue";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";
import { currentTemplatesQuery } from "@/lib/templates/current-query";

/**
 * The extended templates that the wizard offers and knows: the only place where it asks for them. Those of
 * the build until the server has said what an operator changed, and where it does not answer.
 */
export function useExtendedTemplates(): ExtendedTemplate[] {
  // Never anew by itself: questions do not change under the hands of who answers them.
  const { data } = useQuery({ ...currentTemplatesQuery, refetchOnMount: false });
  // The same list as long as nothing was changed: its questions are compared by identity.
  return data && data.changed.length > 0 ? data.extended : extendedTemplates;
}
