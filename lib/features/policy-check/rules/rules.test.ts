import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseLaws } from "@/lib/engine/template/parse/parse-laws";
import { checkPolicy } from "@/lib/features/policy-check/check-policy";
import { normalise } from "@/lib/features/policy-check/find/normalise";
import { findMatches } from "@/lib/features/policy-check/find/places";
import { flawRules, policyElements } from "@/lib/features/policy-check/rules/all-rules";
import { consentParaphrases } from "@/tests/support/policies/consent-paraphrases";
import { elementParaphrases } from "@/tests/support/policies/element-paraphrases";
import { leftoverParaphrases } from "@/tests/support/policies/leftover-paraphrases";
import { outdatedParaphrases } from "@/tests/support/policies/outdated-paraphrases";

const file = "content/laws.yaml";
const { laws } = parseLaws(readFileSync(file, "utf8"), file);
const paraphrases = { ...outdatedParaphrases, ...consentParaphrases, ...leftoverParaphrases };

test("each rule cites an act of content/laws.yaml, and each id is unique", () => {
  const rules = [...policyElements, ...flawRules];
  const acts = Object.keys(laws);
  for (const { norm } of rules)
    expect(acts.some((act) => norm.startsWith(`${act} ст. `))).toBe(true);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(Object.keys(paraphrases).sort()).toEqual(flawRules.map(({ id }) => id).sort());
});

const stateIn = (id: string, text: string) =>
  checkPolicy(text).elements.find((element) => element.id === id)?.state;

test.each(Object.entries(elementParaphrases))(
  "element %s has the expected state for each paraphrase",
  (id, said) => {
    const expected = Object.entries(said).flatMap(([state, texts]) =>
      texts.map((text) => ({ text, state })),
    );
    expect(expected.map(({ text }) => ({ text, state: stateIn(id, text) }))).toEqual(expected);
  },
);

test.each(policyElements)(
  "element $id is found in its examples and not in its near misses",
  ({ id, examples, nearMisses }) => {
    expect(examples.map((text) => [text, stateIn(id, text)])).toEqual(
      examples.map((text) => [text, "there"]),
    );
    expect(nearMisses.filter((text) => stateIn(id, text) === "there")).toEqual([]);
  },
);

test.each(flawRules)("rule $id fires on 30 paraphrases and on none of 30 near misses", (rule) => {
  const { fires = [], nearMisses = [] } = paraphrases[rule.id] ?? {};
  expect(new Set(fires).size).toBeGreaterThanOrEqual(30);
  expect(new Set(nearMisses).size).toBeGreaterThanOrEqual(30);
  const firesIn = (text: string) => findMatches(rule, normalise(text).text).length > 0;
  expect(fires.filter((text) => !firesIn(text))).toEqual([]);
  expect(nearMisses.filter(firesIn)).toEqual([]);
});
