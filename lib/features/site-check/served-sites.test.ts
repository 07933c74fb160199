// @module-tag slow
import { afterAll, expect, test } from "vitest";
import type { Service } from "@/lib/engine/services/service";
import { closePolicyThreads } from "@/lib/features/policy-check/inspect/policy-pool";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import { readTarget } from "@/lib/features/site-check/fetch/connect/target";
import { visitSite } from "@/lib/features/site-check/fetch/visit-site";
import compiled from "@/lib/platform/content/generated/services.json";
import { evaluateVisited } from "@/tests/support/sites/evaluate-visited";
import { serveSites } from "@/tests/support/sites/served-sites";
import { readSiteTruth, siteNames, visitSiteFixture } from "@/tests/support/sites/site-fixture";

const services = compiled as Service[];
afterAll(closePolicyThreads);

test("finds the faults of all served sites: precision of seen ones ≥ 0.95, recall ≥ 0.90", async () => {
  const network = await serveSites();
  const visitOne = async (name: string) => {
    const truth = readSiteTruth(name);
    const target = readTarget(visitSiteFixture(name).address, network);
    if ("problem" in target) throw new Error(`${name}: ${target.problem}`);
    const visited = await visitSite(target, network, { limits: { pauseMs: 0 } });
    const findings = await evaluateVisited(detectSite(visited, services), visited);
    const seen = findings.filter(({ status }) => status === "seen").map(({ rule }) => rule);
    const all = new Set<string>(findings.map(({ rule }) => rule));
    return {
      name,
      isRead: visited.pages.length > 0,
      seen: new Set(seen).size,
      wrong: [...new Set(seen)].filter((rule) => !truth.findings.includes(rule)),
      there: truth.findings.length,
      missed: truth.findings.filter((rule) => !all.has(rule)),
      alarms: truth.trackerFree ? [...all].filter((rule) => /cookie|tracker/.test(rule)) : [],
    };
  };
  const lines: Awaited<ReturnType<typeof visitOne>>[] = [];
  for (const name of siteNames) lines.push(await visitOne(name));
  const sum = (pick: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const seen = sum((line) => line.seen);
  const there = sum((line) => line.there);
  const mistakes = lines.filter(({ wrong, missed }) => wrong.length + missed.length > 0);
  expect(lines.length).toBeGreaterThanOrEqual(40);
  expect(there).toBeGreaterThan(100);
  expect(lines.filter(({ alarms }) => alarms.length > 0)).toEqual([]);
  const unread = siteNames.filter((name) => readSiteTruth(name).unread);
  expect(lines.filter(({ isRead }) => !isRead).map(({ name }) => name)).toEqual(unread);
  const isPrecise = (seen - sum(({ wrong }) => wrong.length)) / seen >= 0.95;
  const isComplete = (there - sum(({ missed }) => missed.length)) / there >= 0.9;
  expect({ mistakes, isPrecise, isComplete }).toMatchObject({ isPrecise: true, isComplete: true });
});
