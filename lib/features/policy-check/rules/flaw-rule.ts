import type { Finder, SentencePattern } from "@/lib/features/policy-check/find/places";

/** A place that is outdated, or was left over from a sample. */
export type FlawRule = {
  id: string;
  /** «152-ФЗ ст. 20 ч. 1», the act by its key of `content/laws.yaml`. */
  norm: string;
  /** What to do, in a sentence or two for the owner. */
  advice: string;
  /** The element that these words say in an outdated way. */
  element?: string;
} & (SentencePattern | Finder);
