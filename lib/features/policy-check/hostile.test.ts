import { expect, test } from "vitest";
import { checkPolicy } from "@/lib/features/policy-check/check-policy";
import { normalise } from "@/lib/features/policy-check/find/normalise";
import { findMatches } from "@/lib/features/policy-check/find/places";
import { findPattern } from "@/lib/features/policy-check/find/text-pattern";
import { flawRules, policyElements } from "@/lib/features/policy-check/rules/all-rules";
import { consentParaphrases } from "@/tests/support/policies/consent-paraphrases";
import { phraseStarts, repeatText } from "@/tests/support/policies/hostile-texts";
import { leftoverParaphrases } from "@/tests/support/policies/leftover-paraphrases";
import { outdatedParaphrases } from "@/tests/support/policies/outdated-paraphrases";

const paraphrases = { ...outdatedParaphrases, ...consentParaphrases, ...leftoverParaphrases };

test("patterns have no quantified group and no unbounded gap", () => {
  const textPatterns = policyElements.flatMap(({ parts, when = [] }) => [...parts.flat(), ...when]);
  const patterns = [
    ...textPatterns.flatMap(({ anchor, followedBy = anchor, near = [] }) => [
      anchor,
      followedBy,
      ...near,
    ]),
    ...flawRules.flatMap((rule) =>
      "find" in rule ? [] : [...rule.says.flat(), ...(rule.unless ?? [])],
    ),
  ].map(({ source }) => source.replace(/\\./g, "_").replace(/\[[^\]]*\]/g, "_"));
  expect(patterns.filter((source) => /[*+]|,\}|\)\{/.test(source))).toEqual([]);
});

test.each(policyElements)(
  "element $id finishes on hostile text and finds only a short place where a pattern fits",
  { tags: ["slow"] },
  ({ examples, parts, when = [] }) => {
    for (const text of [...phraseStarts(examples[0]), repeatText("а"), repeatText("данн")]) {
      for (const patterns of [...parts, when]) {
        const place = findPattern(text, patterns);
        if (!place) continue;
        const { start, end } = place;
        expect(end - start).toBeGreaterThan(0);
        expect(end - start).toBeLessThanOrEqual(300);
        const around = text.slice(Math.max(0, start - 50), end + 50);
        expect(patterns.some(({ anchor }) => new RegExp(anchor.source).test(around))).toBe(true);
      }
    }
    for (const patterns of [...parts, when])
      expect(findPattern(repeatText("ъ"), patterns)).toBeUndefined();
  },
);

test.each(flawRules)(
  "rule $id finishes on hostile text with at most five matches",
  { tags: ["slow"] },
  (rule) => {
    const sample = paraphrases[rule.id]?.fires[0] ?? "";
    for (const text of [
      ...phraseStarts(sample),
      repeatText("["),
      repeatText("_"),
      repeatText("инн "),
      repeatText("0"),
    ]) {
      expect(findMatches(rule, text).length).toBeLessThanOrEqual(5);
    }
  },
);

test("checkPolicy reads a text of more than 5 MB to its end", { tags: ["exhaustive"] }, () => {
  const text = `${repeatText("Мы продаём окна. ").repeat(5)}\n\nООО «Вега» (далее — Оператор), a@vega.ru`;
  const contact = checkPolicy(text).elements.find(({ id }) => id === "contact");
  expect(contact?.state).toBe("there");
  expect(contact?.quote?.start).toBeGreaterThan(5_000_000);
  expect(normalise(text).text.length).toBeLessThanOrEqual(text.length);
});

test("checkPolicy reports all elements absent in empty texts and single characters", () => {
  for (const text of ["", " ", "\u00ad", "\ud800", "🙂", "\n\n\n"]) {
    const { elements: checked, findings, score } = checkPolicy(text);
    expect(checked.every(({ state }) => state === "absent")).toBe(true);
    expect(findings).toEqual([]);
    expect(score).toBe(0);
  }
});
