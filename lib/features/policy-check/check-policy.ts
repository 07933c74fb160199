/** Checks the text of a privacy policy: what the law requires, what is outdated, what is left over from a sample. */

import { type NormalisedText, normalise } from "@/lib/features/policy-check/find/normalise";
import { findMatches } from "@/lib/features/policy-check/find/places";
import { quoteOf } from "@/lib/features/policy-check/find/quote";
import {
  findPattern,
  type KnownPatterns,
  type Place,
  type TextPattern,
} from "@/lib/features/policy-check/find/text-pattern";
import type {
  CheckedElement,
  PolicyIssue,
  PolicyReport,
} from "@/lib/features/policy-check/report/policy-report";
import { flawRules, policyElements } from "@/lib/features/policy-check/rules/all-rules";
import type { PolicyElement } from "@/lib/features/policy-check/rules/policy-element";
import { scoreOf } from "@/lib/features/policy-check/score";

/**
 * Checks a policy by the requirements of the law. Pure; the time is linear in the length of the text.
 * @param original the text as pasted or read from a file; quotes are excerpts of exactly this text.
 * @param normalised the same text normalised for the rules, if the caller has it already.
 * @returns the elements that apply to this text, findings in the order of the rules, and a score of 0–100, which must
 * only be shown together with the list. Source: 152-ФЗ; each element and rule names its norm.
 */
export function checkPolicy(
  original: string,
  normalised: NormalisedText = normalise(original),
): PolicyReport {
  const found = flawRules.map((rule) => ({
    rule,
    places: findMatches(rule, normalised.text),
  }));
  const findings = found.flatMap(({ rule, places }) =>
    places.map(
      (place): PolicyIssue => ({
        rule: rule.id,
        quote: quoteOf(original, normalised, place),
        norm: rule.norm,
        advice: rule.advice,
      }),
    ),
  );
  const outdated = new Map<string, Place>();
  for (const { rule, places } of found) {
    if (rule.element && places[0]) outdated.set(rule.element, places[0]);
  }
  const known: KnownPatterns = new Map();
  const find = (patterns: readonly TextPattern[]) => findPattern(normalised.text, patterns, known);
  const checked = policyElements
    .filter(({ when }) => !when || find(when))
    .map((element) => {
      const { state, place } = stateOf(element, find, outdated.get(element.id));
      return { element, state, place };
    });
  return {
    elements: checked.map(({ element: { id, title, norm }, state, place }): CheckedElement => {
      const quote = place && quoteOf(original, normalised, place);
      return quote ? { id, title, state, quote, norm } : { id, title, state, norm };
    }),
    findings,
    score: scoreOf(checked.map(({ element, state }) => ({ part: element.part, state }))),
  };
}

function stateOf(
  { parts }: PolicyElement,
  find: (patterns: readonly TextPattern[]) => Place | undefined,
  outdatedAt: Place | undefined,
) {
  const places = parts.map(find);
  const place = places.find((found) => found !== undefined);
  if (places.every((found) => found !== undefined)) return { state: "there", place } as const;
  if (outdatedAt) return { state: "outdated", place: outdatedAt } as const;
  return place ? ({ state: "partly", place } as const) : ({ state: "absent" } as const);
}
