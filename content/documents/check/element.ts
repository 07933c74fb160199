import type { Owner } from "@/content/documents/check/owner";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";

type ExpectedText<Of> = RegExp | ((owner: Of) => string[]);

/**
 * @typeParam Of what conditions read: the answers of the form, or those together with the answers for internal papers.
 */
export type Element<Of extends Owner = Owner> = {
  id: string;
  /** Absent: applies to everyone. */
  when?: (owner: Of) => boolean;
  /** What the text must say; all of several patterns must match. */
  says: ExpectedText<Of>[];
  /** What the short form says instead. */
  saysShort?: ExpectedText<Of>[];
  /** For a recommended, not required, element: why the short form omits it. */
  notInShort?: string;
  /** True when the text must not say this for owners to whom the element does not apply. */
  onlyThen?: true;
};

export const value = (read: (facts: KnownFacts) => string | undefined) => (owner: Owner) => {
  const text = read(owner.facts);
  return text === undefined ? [] : [text];
};
export const host = (url: string) => url.replace(/^https?:\/\//, "").replace(/\/$/, "");
