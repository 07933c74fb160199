import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkPolicy } from "@/lib/features/policy-check/check-policy";
import { flawRules, policyElements } from "@/lib/features/policy-check/rules/all-rules";

const folder = "tests/fixtures/policies";

/** Policies that we wrote with the usual faults of real ones, each with the faults that a reader found. */
const policies = readdirSync(folder).map((name) => {
  const [labels = "", text = ""] = readFileSync(`${folder}/${name}`, "utf8").split("\n---\n");
  const listOf = (key: string) =>
    (labels.split("\n").find((line) => line.startsWith(`${key}:`)) ?? "")
      .split(/[:\s]+/)
      .slice(1)
      .filter(Boolean);
  const known = new Set([...listOf("present"), ...listOf("inapplicable")]);
  const report = checkPolicy(text);
  return {
    name,
    text,
    report,
    labels: [...known],
    absent: policyElements.map(({ id }) => id).filter((id) => !known.has(id)),
    reported: report.elements.filter(({ state }) => state === "absent").map(({ id }) => id),
    findings: listOf("findings").sort(),
  };
});

test("the fixtures are twelve policies labelled with existing ids of elements", () => {
  const ids = new Set(policyElements.map(({ id }) => id));
  expect(policies.length).toBe(12);
  expect(policies.flatMap(({ labels }) => labels.filter((id) => !ids.has(id)))).toEqual([]);
});

test("reports absent elements with precision ≥ 0.90 and recall ≥ 0.85", () => {
  const mistakes = policies.map(({ name, absent, reported }) => ({
    name,
    wrong: reported.filter((id) => !absent.includes(id)),
    missed: absent.filter((id) => !reported.includes(id)),
  }));
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const reported = sum(policies.map((policy) => policy.reported.length));
  const absent = sum(policies.map((policy) => policy.absent.length));
  const hits = reported - sum(mistakes.map(({ wrong }) => wrong.length));
  const shown = JSON.stringify(mistakes, null, 1);
  expect(hits / reported, shown).toBeGreaterThanOrEqual(0.9);
  expect(hits / absent, shown).toBeGreaterThanOrEqual(0.85);
});

test.each(policies)("$name: reports exactly the labelled findings", ({ report, findings }) => {
  expect([...new Set(report.findings.map(({ rule }) => rule))].sort()).toEqual(findings);
});

test.each(policies)(
  "$name: quotes places of the text of at most 200 letters",
  ({ text, report }) => {
    for (const { quote } of [...report.elements, ...report.findings]) {
      if (!quote) continue;
      expect(quote.text).toBe(text.slice(quote.start, quote.end));
      expect(quote.text.length).toBeGreaterThan(0);
      expect(quote.text.length).toBeLessThanOrEqual(200);
    }
  },
);

test("every flaw rule fires on some policy, and every element but the title is absent in some", () => {
  const fired = new Set(policies.flatMap(({ report }) => report.findings.map(({ rule }) => rule)));
  expect(flawRules.map(({ id }) => id).filter((id) => !fired.has(id))).toEqual([]);
  const reached = new Map(policyElements.map(({ id }) => [id, 0]));
  for (const { id } of policies.flatMap(({ reported }) => reported.map((id) => ({ id })))) {
    reached.set(id, (reached.get(id) ?? 0) + 1);
  }
  // Every policy has a title; the alarm of any other element would be untested if it were never absent here.
  expect([...reached].filter(([, count]) => count === 0).map(([id]) => id)).toEqual(["title"]);
});
