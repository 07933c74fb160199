"use client";

import { createContext, useContext } from "react";
import type { WrittenPreview } from "@/components/documents/preview/preview-writer";

export type Preview =
  | { state: "loading" }
  | { state: "ready"; preview: WrittenPreview }
  | {
      state: "failed";
      /** Where it did not come; missing where it cannot be written. */
      onRetry?: () => void;
    };

const PreviewContext = createContext<Preview>({ state: "loading" });

/** Gives the growing document to what stands beside the sheet: it is written once for all. */
export const PreviewProvider = PreviewContext.Provider;

export const useWrittenPreview = (): Preview => useContext(PreviewContext);
