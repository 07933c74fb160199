import type { PageKind } from "@/bench/pages/built-pages";

/** A bare page of Next 16.4.6 with its React, gzipped: `bench/pages.ts` measures it anew. */
export const bareBytes = 135_400;

/**
 * What a page may carry above a bare one, in bytes, gzipped; null is only shown. A tool needs its script, so it may
 * have more than a text page.
 */
export const pageCeilings = {
  words: 25_000,
  tool: 35_000,
  admin: 150_000,
  account: null,
  form: null,
} satisfies Record<PageKind, number | null>;

/**
 * The same of the wizard: the page, the dialog and the form up to its first letter; then all that comes by itself after
 * it, the document beside the form included. Below the 150 and 260 kB of `docs/architecture.md`: what was won is kept.
 */
export const wizardCeilings = { typable: 144_000, open: 247_200 };
