"use client";

import { createContext, useContext } from "react";
import type { PreviewEdition } from "@/components/documents/wizard/preview/preview-writer";
import { toMoscowDate } from "@/lib/core/moscow-time";

const EditionContext = createContext<PreviewEdition | null>(null);

/** Says to the previews inside which edition is being written; without it, the first, of today. */
export const PreviewEditionProvider = EditionContext.Provider;

export function usePreviewEdition(): PreviewEdition {
  return useContext(EditionContext) ?? { date: toMoscowDate(new Date()), edition: 1 };
}
