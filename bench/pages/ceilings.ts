import type { PageKind } from "@/bench/pages/built-pages";

/** A bare page of Next 16.4.6 with its React, gzipped: `bench/pages.ts` measures it again. */
export const bareBytes = 135_400;

/**
 * Bytes that a page may add to a bare one, gzipped; null is only reported. A tool needs its script, so it may add more
 * than a text page.
 */
export const pageCeilings = {
  words: 25_000,
  tool: 35_000,
  admin: 150_000,
  account: null,
  form: null,
} satisfies Record<PageKind, number | null>;

/**
 * The same for the wizard: the page, the dialog and the form up to the first letter; then everything that loads by
 * itself afterwards, including the document next to the form. Below the 150 and 260 kB of `docs/architecture.md`, to
 * keep what was gained.
 */
export const wizardCeilings = { typable: 145_200, open: 250_000 };
