"use client";

import type { ReactNode } from "react";
import { useCurrentPath } from "@/components/shell/use-current-path";

type MissingPageProps = {
  /** What is said of any address. */
  page: ReactNode;
  /** What is said instead below certain folders, by the folder: `/news`. */
  inFolder: Record<string, ReactNode>;
};

/**
 * The words of a 404. The server has one prerendered page for all of them and does not know the address,
 * which the browser does: a `not-found.tsx` in a folder would be an empty page until its script has run,
 * and would have to be rendered per request (decision 0006).
 */
export function MissingPage({ page, inFolder }: MissingPageProps) {
  const folder = useCurrentPath()?.match(/^\/[^/]+(?=\/.)/)?.[0];
  return (folder && inFolder[folder]) ?? page;
}
