import { afterAll, expect, test } from "vitest";
import { getPenalty } from "@/content/tools/penalties";
import { answersShape, formAnswersSchema } from "@/lib/engine/answers/schema";
import type { Service } from "@/lib/engine/services/service";
import { findPlaceProblem } from "@/lib/engine/tree/norm-place";
import { closePolicyThreads } from "@/lib/features/policy-check/inspect/policy-pool";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import {
  factsForPassport,
  toPrefilledAnswers,
} from "@/lib/features/site-check/detect/facts/facts-for-passport";
import { rules } from "@/lib/features/site-check/rules/evaluate-site";
import { policyRuleIds, siteRuleIds } from "@/lib/features/site-check/rules/rule/finding";
import laws from "@/lib/platform/content/generated/laws.json";
import compiled from "@/lib/platform/content/generated/services.json";
import { evaluateVisited } from "@/tests/support/sites/evaluate-visited";
import { readSiteTruth, siteNames, visitSiteFixture } from "@/tests/support/sites/site-fixture";

const services = compiled as Service[];
const sites = await Promise.all(
  siteNames.map(async (name) => {
    const visited = visitSiteFixture(name);
    const detected = detectSite(visited, services);
    const truth = readSiteTruth(name);
    return { name, truth, detected, findings: await evaluateVisited(detected, visited) };
  }),
);
afterAll(closePolicyThreads);

test("the rules are exactly the ids of siteRuleIds, once each", () => {
  expect(rules.map(({ id }) => id).toSorted()).toEqual([...siteRuleIds].toSorted());
});

test("finds the labelled faults: precision of seen ones ≥ 0.95, recall ≥ 0.90", () => {
  const lines = sites.map(({ name, truth, findings }) => {
    const seen = new Set(
      findings.filter(({ status }) => status === "seen").map(({ rule }) => rule as string),
    );
    const all = new Set(findings.map(({ rule }) => rule as string));
    return {
      name,
      seen: seen.size,
      wrong: [...seen].filter((rule) => !truth.findings.includes(rule)),
      unexpected: [...all].filter((rule) => !truth.findings.includes(rule)),
      there: truth.findings.length,
      missed: truth.findings.filter((rule) => !all.has(rule)),
    };
  });
  const sum = (pick: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const seen = sum((line) => line.seen);
  const precision = (seen - sum(({ wrong }) => wrong.length)) / seen;
  const there = sum((line) => line.there);
  const recall = (there - sum(({ missed }) => missed.length)) / there;
  const mistakes = lines.filter(({ unexpected, missed }) => unexpected.length + missed.length > 0);
  expect(there).toBeGreaterThan(100);
  expect({ mistakes, isPrecise: precision >= 0.95 }).toMatchObject({ isPrecise: true });
  expect({ mistakes, isComplete: recall >= 0.9 }).toMatchObject({ isComplete: true });
});

test("each rule about a policy fires on a fixture, and none on a complete policy", () => {
  const there = new Set(sites.flatMap(({ truth }) => truth.findings));
  expect(policyRuleIds.filter((rule) => !there.has(rule))).toEqual([]);
  const written = sites.filter(({ name }) => name.startsWith("policy-"));
  const found = written.map(({ name, findings }) => [name, findings.map(({ rule }) => rule)]);
  expect(found).toEqual(written.map(({ name, truth }) => [name, truth.findings]));
  expect(found).toContainEqual(["policy-whole", []]);
});

test("reports nothing about cookies or counters on a site without counters", () => {
  const free = sites.filter(({ truth }) => truth.trackerFree);
  expect(free.length).toBeGreaterThanOrEqual(6);
  const alarms = free.flatMap(({ findings }) =>
    findings.filter(({ rule }) => /cookie|tracker/.test(rule)),
  );
  expect(alarms).toEqual([]);
});

test("reports no findings for a site that was not read", () => {
  const unread = sites.filter(({ truth }) => truth.unread);
  expect(unread.length).toBeGreaterThan(1);
  expect(unread.flatMap(({ findings }) => findings)).toEqual([]);
});

test("each finding has places, norms, a remedy and a known part of the fine", () => {
  expect(sites.flatMap(({ findings }) => findings).length).toBeGreaterThan(sites.length);
  for (const { name, findings } of sites) {
    for (const { evidence, fix, norms, fine, title } of findings) {
      expect({ name, title, places: evidence.length }).not.toMatchObject({ places: 0 });
      for (const { excerpt } of evidence) expect(excerpt.length).toBeLessThanOrEqual(200);
      expect(fix).toMatch(/[а-я].*\.$/);
      expect(norms.length).toBeGreaterThan(0);
      if (fine) expect(getPenalty(fine).part).toBe(fine);
    }
  }
});

test("each norm cites a valid place of an act of content/laws.yaml", () => {
  const found = sites.flatMap(({ findings }) => findings.flatMap(({ norms }) => norms));
  for (const { law, place } of [...rules.flatMap(({ norms }) => norms), ...found]) {
    expect(Object.keys(laws)).toContain(law);
    expect(place === "" ? null : findPlaceProblem(place)).toBeNull();
  }
});

test("each remedy starts with «Проверьте» unless the fact alone is a breach", () => {
  const plain = new Set(["form-insecure", "policy-missing", "consent-preticked", "meta-product"]);
  const told = [
    ...rules.map(({ id, fix }) => ({ rule: id, fix })),
    ...sites.flatMap(({ findings }) => findings.map(({ rule, fix }) => ({ rule, fix }))),
  ];
  for (const { rule, fix } of told.filter((item) => !plain.has(item.rule))) {
    expect({ rule, fix }).toEqual({ rule, fix: expect.stringMatching(/^Проверьте/) });
  }
});

test("the texts of rules name no sums of money", () => {
  const text = rules.map(({ title, why, fix }) => `${title} ${why} ${fix}`).join(" ");
  expect(text).not.toMatch(/\d[\d\s]*(?:₽|руб|тыс|млн)/);
});

const required = {
  type: "privacy",
  companyName: "ООО «Ромашка»",
  contactEmail: "info@romashka.ru",
};

test("detected facts are valid answers of the form, each with its place", () => {
  let n = 0;
  for (const { name, detected, findings } of sites) {
    const facts = factsForPassport(detected, services);
    if (!detected.isRead) {
      expect(facts).toEqual([]);
      continue;
    }
    for (const { key, evidence } of facts) {
      expect(Object.keys(answersShape)).toContain(key);
      expect({ name, key, places: evidence.length }).not.toMatchObject({ places: 0 });
    }
    n += facts.length;
    const answers = [
      toPrefilledAnswers(facts),
      ...findings.flatMap(({ action }) => action?.answers ?? []),
    ];
    for (const answer of answers) {
      expect(formAnswersSchema.safeParse({ ...required, ...answer }).error).toBeUndefined();
    }
  }
  expect(n).toBeGreaterThan(sites.length);
});

test("a shop's prefilled passport has its counter, payment service, forms and requisites", () => {
  const shop = sites.find(({ name }) => name === "bitrix-shop");
  expect(shop && toPrefilledAnswers(factsForPassport(shop.detected, services))).toMatchObject({
    websiteUrl: "https://instrument-mag.test",
    inn: "9900002857",
    ogrn: "1249900014660",
    websitePlatform: "cms",
    dataTransferToThirdParties: ["payment_systems", "analytics"],
    paymentSystems: ["yookassa"],
    analyticsServices: ["yandex_metrica"],
    yandexMetricaId: "31415926",
    sessionRecording: true,
    otherAnalytics: "Roistat",
    processingPurposes: ["newsletter", "order_processing", "analytics"],
  });
});
