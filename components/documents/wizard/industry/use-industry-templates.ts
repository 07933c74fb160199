"use client";

import { useSyncExternalStore } from "react";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import {
  askCurrentTemplates,
  knownTemplates,
  onKnownTemplates,
} from "@/lib/features/templates/ask-current";
import { industryTemplates } from "@/lib/platform/content/industry-catalogue";

function subscribe(listen: () => void): () => void {
  const stop = onKnownTemplates(listen);
  // Never anew by itself: questions do not change under the hands of who answers them.
  askCurrentTemplates().catch(() => undefined);
  return stop;
}

/**
 * The industry templates that the wizard offers and knows: the only place where it asks for them. Those of
 * the build until the server has said what an operator changed, and where it does not answer.
 */
export function useIndustryTemplates(): IndustryTemplate[] {
  const known = useSyncExternalStore(subscribe, knownTemplates, () => null);
  // The same list as long as nothing was changed: its questions are compared by identity.
  return known && known.changed.length > 0 ? known.industryTemplates : industryTemplates;
}
