/** Finds the sentence of the normalised text around a place. */
import type { Place } from "@/lib/features/policy-check/find/text-pattern";

/** Longer sentences are cut here, so that no text makes a rule read the same words again and again. */
const maxDistance = 400;

/** «ст. 9», «г. Тверь», «т. е.», «8.2»: dots that do not end a sentence. */
const abbreviations = new Set(
  "ст ч п пп г ул д стр т е др оф корп кв руб тыс им см рф №".split(" "),
);

/** Whether the character at `at` ends a sentence. */
function isEnd(text: string, at: number): boolean {
  const mark = text[at];
  if (mark === "\n" || mark === ";") return true;
  if (mark === "!" || mark === "?") return true;
  if (mark !== ".") return false;
  const after = text[at + 1];
  if (after !== undefined && after !== " " && after !== "\n" && after !== '"') return false;
  const word = /[a-zа-я№]{1,5}$/.exec(text.slice(Math.max(0, at - 5), at))?.[0] ?? "";
  if (abbreviations.has(word)) return false;
  // «1. Общие положения» is a number, «в 2026.» is an end.
  return !/(?:^|[\n ])\d{1,2}(?:\.\d{1,2}){0,2}$/.test(text.slice(Math.max(0, at - 9), at));
}

/** The sentence that contains a place, at most 400 characters to either side. */
export function enclosingSentence(text: string, place: Place): Place {
  let start = place.start;
  const first = Math.max(0, place.start - maxDistance);
  while (start > first && !isEnd(text, start - 1)) start--;
  let end = place.end;
  const last = Math.min(text.length, place.end + maxDistance);
  while (end < last && !isEnd(text, end)) end++;
  return { start, end };
}
