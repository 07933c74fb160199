import type { NormalisedText } from "@/lib/features/policy-check/find/normalise";
import { enclosingSentence } from "@/lib/features/policy-check/find/sentence";
import type { Place } from "@/lib/features/policy-check/find/text-pattern";
import type { Quote } from "@/lib/features/policy-check/report/policy-report";

const maxQuote = 200;

const isSpace = (character: string | undefined) => character === " " || character === "\n";

/** The quoted place with its context within the sentence, at most 200 characters of the given text. */
export function quoteOf(original: string, { text, offsets }: NormalisedText, place: Place): Quote {
  const sentence = enclosingSentence(text, place);
  let from = Math.max(sentence.start, place.start - 60);
  // Starts at the beginning of a word; for a whole sentence without the space before it.
  while (from < place.start && (isSpace(text[from]) || !isSpace(text[from - 1] ?? " "))) from++;
  const start = offsets[from] ?? 0;
  const last = offsets[Math.min(sentence.end, offsets.length - 1)] ?? original.length - 1;
  const end = Math.min(last + 1, start + maxQuote, original.length);
  return { text: original.slice(start, end), start, end };
}
