import { enclosingSentence } from "@/lib/features/policy-check/find/sentence";
import type { Place } from "@/lib/features/policy-check/find/sign";
import type { NormalisedText } from "@/lib/features/policy-check/normalise/normalise";
import type { Quote } from "@/lib/features/policy-check/report/policy-report";

const maxQuote = 200;

const isSpace = (character: string | undefined) => character === " " || character === "\n";

/** The words of the given text with what stands around them in their sentence, at most 200 characters. */
export function quoteOf(given: string, { text, offsets }: NormalisedText, place: Place): Quote {
  const sentence = enclosingSentence(text, place);
  let from = Math.max(sentence.start, place.start - 60);
  // At the beginning of a word, and of the sentence without the space before it.
  while (from < place.start && (isSpace(text[from]) || !isSpace(text[from - 1] ?? " "))) from++;
  const start = offsets[from] ?? 0;
  const last = offsets[Math.min(sentence.end, offsets.length - 1)] ?? given.length - 1;
  const end = Math.min(last + 1, start + maxQuote, given.length);
  return { text: given.slice(start, end), start, end };
}
