import type { Sign } from "@/lib/features/policy-check/find/sign";

/** Signs of the same thing said in different words: one of them is enough. */
export type Part = readonly Sign[];

/** Something that a policy has to say. */
export type PolicyElement = {
  id: string;
  title: string;
  /** «152-ФЗ ст. 9 ч. 2», the act by its key of `content/laws.yaml`. */
  norm: string;
  /** The part of КоАП 13.11 under which its absence falls; undefined where the policy may leave it to the law. */
  part?: "1" | "2" | "3" | "4" | "5" | "8";
  /** What it consists of: all parts are «there», some «partly». */
  parts: readonly Part[];
  /** Where one of these stands, the element is to be there; without this field always. */
  when?: Part;
  /** Sentences that say all of it, and such as say something near to it. */
  examples: readonly [string, string];
  nearMisses: readonly [string, string, string];
};
