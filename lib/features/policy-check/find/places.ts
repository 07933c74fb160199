/** Finds the places of a text where a rule applies. */
import { enclosingSentence } from "@/lib/features/policy-check/find/sentence";
import type { Place } from "@/lib/features/policy-check/find/text-pattern";

/** The meaning of a sentence, recognised by its words. */
export type SentencePattern = {
  /** Alternative wordings: the first pattern is searched in the whole text, the others within its sentence. */
  says: readonly (readonly [RegExp, ...RegExp[]])[];
  /** If one of these is in the sentence, it means something else. */
  unless?: readonly RegExp[];
};

/** For what no pattern can see, such as comparing or counting. Returns places in the normalised text. */
export type Finder = { find: (text: string) => Place[] };

/** The maximum number of places: a rule that applies everywhere would say no more. */
const maxFindings = 5;

/** The places where a rule applies; at most one per sentence. */
export function findMatches(rule: SentencePattern | Finder, text: string): Place[] {
  if ("find" in rule) return rule.find(text).slice(0, maxFindings);
  const places: Place[] = [];
  for (const [lead, ...others] of rule.says) {
    const pattern = new RegExp(lead.source, "g");
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
      const place = { start: found.index, end: found.index + found[0].length };
      const sentence = enclosingSentence(text, place);
      const quote = text.slice(sentence.start, sentence.end);
      if (
        others.every((other) => other.test(quote)) &&
        !rule.unless?.some((not) => not.test(quote))
      ) {
        if (places.every(({ end }) => end <= sentence.start)) places.push(place);
        if (places.length === maxFindings) return places;
      }
      // Each sentence is read once.
      pattern.lastIndex = Math.max(pattern.lastIndex, sentence.end);
    }
  }
  return places;
}
