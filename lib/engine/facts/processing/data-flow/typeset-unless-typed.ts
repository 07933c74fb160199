import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { typesetDocument } from "@/lib/russian/typography";

/** Returns a function that typesets a category of data, except for what the owner typed. */
export const typesetUnlessTyped =
  (known: Pick<KnownFacts, "data.other">) =>
  (words: string): string =>
    words === known["data.other"] ? words : typesetDocument(words);
