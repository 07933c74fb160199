/** The places of a text where a rule fires. */
import { enclosingSentence } from "@/lib/features/policy-check/find/sentence";
import type { Place } from "@/lib/features/policy-check/find/sign";

/** What a sentence says, by its words. */
export type SentencePattern = {
  /** Ways to say it: the first pattern is looked for in the whole text, the others in its sentence. */
  says: readonly (readonly [RegExp, ...RegExp[]])[];
  /** Where one of these stands in the sentence, it says something else. */
  unless?: readonly RegExp[];
};

/** What no pattern can see: it compares, or counts. Gives places of the normalised text. */
export type Finder = { find: (text: string) => Place[] };

/** A rule that fires everywhere says no more than this often. */
const maxFindings = 5;

/** Where a rule fires; at most one place in a sentence. */
export function findMatches(rule: SentencePattern | Finder, text: string): Place[] {
  if ("find" in rule) return rule.find(text).slice(0, maxFindings);
  const places: Place[] = [];
  for (const [lead, ...others] of rule.says) {
    const pattern = new RegExp(lead.source, "g");
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
      const place = { start: found.index, end: found.index + found[0].length };
      const sentence = enclosingSentence(text, place);
      const words = text.slice(sentence.start, sentence.end);
      if (
        others.every((other) => other.test(words)) &&
        !rule.unless?.some((not) => not.test(words))
      ) {
        if (places.every(({ end }) => end <= sentence.start)) places.push(place);
        if (places.length === maxFindings) return places;
      }
      // A sentence is read once.
      pattern.lastIndex = Math.max(pattern.lastIndex, sentence.end);
    }
  }
  return places;
}
