import type { TextPattern } from "@/lib/features/policy-check/find/text-pattern";

/** Patterns of the same statement in different words: one of them is enough. */
export type Part = readonly TextPattern[];

/** Something that a policy has to contain. */
export type PolicyElement = {
  id: string;
  title: string;
  /** «152-ФЗ ст. 9 ч. 2»; the law by its key in `content/laws.yaml`. */
  norm: string;
  /** The part of КоАП 13.11 that punishes its absence; undefined when the policy may leave it to the law. */
  part?: "1" | "2" | "3" | "4" | "5" | "8";
  /** The element's parts: all of them make it `there`, some `partly`. */
  parts: readonly Part[];
  /** The element is only required if one of these occurs; without this field always. */
  when?: Part;
  /** Example sentences that express all of it, and sentences that are close but do not. */
  examples: readonly [string, string];
  nearMisses: readonly [string, string, string];
};
