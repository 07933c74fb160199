"use client";

import { createContext, useContext } from "react";
import type { Preview } from "@/components/documents/wizard/preview/use-preview";

const PreviewContext = createContext<Preview>({ state: "loading" });

/** Gives the growing document to what stands beside the sheet: it is written once for all. */
export const PreviewProvider = PreviewContext.Provider;

export const useWrittenPreview = (): Preview => useContext(PreviewContext);
