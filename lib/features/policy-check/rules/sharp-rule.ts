import type { Place } from "@/lib/features/policy-check/find/sign";

/** What a sentence says, by its words. */
export type Says = {
  /** Ways to say it: the first pattern is looked for in the whole text, the others in its sentence. */
  says: readonly (readonly [RegExp, ...RegExp[]])[];
  /** Where one of these stands in the sentence, it says something else. */
  unless?: readonly RegExp[];
};

/** A place that is outdated, or was left over from a sample. */
export type SharpRule = {
  id: string;
  /** «152-ФЗ ст. 20 ч. 1», the act by its key of `content/laws.yaml`. */
  norm: string;
  /** What to do, in a sentence or two for the owner. */
  advice: string;
  /** The element that these words say in an outdated way. */
  element?: string;
} & (
  | Says
  /** What no pattern can see: it compares, or counts. Gives places of the normalised text. */
  | { find: (text: string) => Place[] }
);
