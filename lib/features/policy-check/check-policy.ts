/** Checks the text of a privacy policy: what the law demands, what is outdated, what a sample left over. */
import { sentenceAround } from "@/lib/features/policy-check/find/sentence";
import { findSign, type Place } from "@/lib/features/policy-check/find/sign";
import { type NormalisedText, normalise } from "@/lib/features/policy-check/normalise/normalise";
import type {
  CheckedElement,
  PolicyFinding,
  PolicyReport,
  Quote,
} from "@/lib/features/policy-check/policy-report";
import { elements, sharpRules } from "@/lib/features/policy-check/rules/all-rules";
import type { Element } from "@/lib/features/policy-check/rules/element";
import type { SharpRule } from "@/lib/features/policy-check/rules/sharp-rule";
import { scoreOf } from "@/lib/features/policy-check/score";

const maxQuote = 200;
/** A rule that fires everywhere says no more than this often. */
const maxFindings = 5;

/**
 * Reads a policy as the regulator's list of demands would. Pure; time grows with the length of the text.
 * @param given the text as it was pasted or read from a file; quotes are places of exactly this text.
 * @returns each element that applies to this text, findings in the order of the rules, and a score of 0–100 that is
 * to be shown only with the list. Source: 152-ФЗ; each element and rule names its norm.
 */
export function checkPolicy(given: string): PolicyReport {
  const normalised = normalise(given);
  const found = sharpRules.map((rule) => ({ rule, places: placesOf(rule, normalised.text) }));
  const findings = found.flatMap(({ rule, places }) =>
    places.map(
      (place): PolicyFinding => ({
        rule: rule.id,
        quote: quoteOf(given, normalised, place),
        norm: rule.norm,
        advice: rule.advice,
      }),
    ),
  );
  const outdated = new Map<string, Place>();
  for (const { rule, places } of found) {
    if (rule.element && places[0]) outdated.set(rule.element, places[0]);
  }
  const checked = elements
    .filter(({ when }) => !when || findSign(normalised.text, when))
    .map((element) => {
      const { state, place } = stateOf(element, normalised.text, outdated.get(element.id));
      return { element, state, place };
    });
  return {
    elements: checked.map(({ element: { id, title, norm }, state, place }): CheckedElement => {
      const quote = place && quoteOf(given, normalised, place);
      return quote ? { id, title, state, quote, norm } : { id, title, state, norm };
    }),
    findings,
    score: scoreOf(checked.map(({ element, state }) => ({ part: element.part, state }))),
  };
}

function stateOf({ parts }: Element, text: string, outdatedAt: Place | undefined) {
  const places = parts.map((signs) => findSign(text, signs));
  const place = places.find((found) => found !== undefined);
  if (places.every((found) => found !== undefined)) return { state: "there", place } as const;
  if (outdatedAt) return { state: "outdated", place: outdatedAt } as const;
  return place ? ({ state: "partly", place } as const) : ({ state: "absent" } as const);
}

/** Where a rule fires; at most one place in a sentence. */
export function placesOf(rule: SharpRule, text: string): Place[] {
  if ("find" in rule) return rule.find(text).slice(0, maxFindings);
  const places: Place[] = [];
  for (const [lead, ...others] of rule.says) {
    const pattern = new RegExp(lead.source, "g");
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
      const place = { start: found.index, end: found.index + found[0].length };
      const sentence = sentenceAround(text, place);
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

const isSpace = (character: string | undefined) => character === " " || character === "\n";

/** The words of the given text with what stands around them in their sentence, at most 200 characters. */
function quoteOf(given: string, { text, offsets }: NormalisedText, place: Place): Quote {
  const sentence = sentenceAround(text, place);
  let from = Math.max(sentence.start, place.start - 60);
  // At the beginning of a word, and of the sentence without the space before it.
  while (from < place.start && (isSpace(text[from]) || !isSpace(text[from - 1] ?? " "))) from++;
  const start = offsets[from] ?? 0;
  const last = offsets[Math.min(sentence.end, offsets.length - 1)] ?? given.length - 1;
  const end = Math.min(last + 1, start + maxQuote, given.length);
  return { text: given.slice(start, end), start, end };
}
