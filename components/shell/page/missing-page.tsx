"use client";

import type { ReactNode } from "react";
import { useCurrentPath } from "@/components/shell/use-current-path";

type MissingPageProps = {
  /** The text for any address. */
  page: ReactNode;
  /** Texts for certain folders, by path: `/news`. */
  inFolder: Record<string, ReactNode>;
};

/**
 * The text of a 404. The server has one prerendered page for all addresses, and only the browser knows the actual one:
 * a `not-found.tsx` in a folder would be an empty page until its script has run, and would have to be rendered per
 * request (decision 0006).
 */
export function MissingPage({ page, inFolder }: MissingPageProps) {
  const folder = useCurrentPath()?.match(/^\/[^/]+(?=\/.)/)?.[0];
  return (folder && inFolder[folder]) ?? page;
}
