import type { Finder, SentencePattern } from "@/lib/features/policy-check/find/places";

/** A rule for text that is outdated or left over from a sample. */
export type FlawRule = {
  id: string;
  /** «152-ФЗ ст. 20 ч. 1»; the law by its key in `content/laws.yaml`. */
  norm: string;
  /** How to fix it, in one or two sentences for the owner. */
  advice: string;
  /** The element that these words express in an outdated way. */
  element?: string;
} & (SentencePattern | Finder);
