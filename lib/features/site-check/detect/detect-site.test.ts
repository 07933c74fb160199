import { expect, test } from "vitest";
import type { Service } from "@/lib/engine/services/service";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import type { Evidence } from "@/lib/features/site-check/detect/detected/detected-site";
import compiled from "@/lib/platform/content/generated/services.json";
import {
  type FactKind,
  factKinds,
  factsDetected,
  factsOfTruth,
} from "@/tests/support/sites/site-facts";
import { readSiteTruth, siteNames, visitSiteFixture } from "@/tests/support/sites/site-fixture";

const services = compiled as Service[];

/** For each kind: what is there, what was found, and how much of it is right. */
const sites = siteNames.map((name) => {
  const truth = readSiteTruth(name);
  const visited = visitSiteFixture(name);
  const detected = detectSite(visited, services);
  return {
    name,
    truth,
    detected,
    there: factsOfTruth(truth, visited.address),
    found: factsDetected(detected),
  };
});

function countOf(kind: FactKind) {
  const lines = sites.map(({ name, there, found }) => {
    const [left, right] = [[...there[kind]], [...found[kind]]];
    const hits = right.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    const wrong = right.filter((line) => !hits.includes(line));
    return { name, hits: hits.length, wrong, missed: left };
  });
  const sum = (pick: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const hits = sum((line) => line.hits);
  const wrong = sum((line) => line.wrong.length);
  const missed = sum((line) => line.missed.length);
  return {
    there: hits + missed,
    precision: hits + wrong === 0 ? 1 : hits / (hits + wrong),
    recall: hits + missed === 0 ? 1 : hits / (hits + missed),
    mistakes: lines
      .filter((line) => line.wrong.length + line.missed.length > 0)
      .map(({ name, wrong: extra, missed: lost }) => ({ name, extra, lost })),
  };
}

test("the fixtures contain at least forty sites", () => {
  expect(siteNames.length).toBeGreaterThanOrEqual(40);
});

test.each(factKinds)("finds %s with precision ≥ 0.95 and recall ≥ 0.90", (kind) => {
  const { there, precision, recall, mistakes } = countOf(kind);
  expect(there).toBeGreaterThan(0);
  expect({ mistakes, isPrecise: precision >= 0.95 }).toMatchObject({ isPrecise: true });
  expect({ mistakes, isComplete: recall >= 0.9 }).toMatchObject({ isComplete: true });
});

test("marks a site that could not be read as unread, without any facts", () => {
  const unread = sites.filter(({ truth }) => truth.unread);
  expect(unread.length).toBeGreaterThan(1);
  for (const { detected } of unread) {
    expect(detected).toMatchObject({ isRead: false, forms: [], services: [], cookies: [] });
  }
});

test("finds no service that needs consent on a site without counters", () => {
  const free = sites.filter(({ truth }) => truth.trackerFree);
  expect(free.length).toBeGreaterThanOrEqual(6);
  const asking = new Set(
    services.filter(({ follows }) => follows.includes("consent")).map(({ key }) => key),
  );
  for (const { name, detected } of free) {
    const alarms = detected.services.filter(
      ({ key, load }) => asking.has(key) && load !== "hinted",
    );
    expect({ name, alarms }).toEqual({ name, alarms: [] });
  }
});

/** All evidence in a value, at any depth. */
function evidenceIn(value: unknown): Evidence[] {
  if (typeof value !== "object" || value === null) return [];
  if ("excerpt" in value) return [value as Evidence];
  return Object.values(value).flatMap(evidenceIn);
}

test("each fact has a line and an excerpt of at most 200 characters", () => {
  let n = 0;
  for (const { name, detected } of sites) {
    const lines = new Map(
      visitSiteFixture(name).pages.map(({ url, html }) => [url, html.split("\n").length]),
    );
    for (const { url, line, excerpt } of evidenceIn(detected)) {
      expect(excerpt.length).toBeLessThanOrEqual(200);
      expect(excerpt).not.toBe("");
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThanOrEqual(lines.get(url) ?? Number.POSITIVE_INFINITY);
      n += 1;
    }
  }
  expect(n).toBeGreaterThan(sites.length);
});

test("evidence has the address, the line and the tag of a service and the line of requisites", () => {
  const shop = sites.find(({ name }) => name === "bitrix-shop")?.detected;
  expect(shop?.services.find(({ key }) => key === "jivo")?.places[0]?.evidence).toEqual({
    url: "https://instrument-mag.test/",
    line: 34,
    excerpt: '<script src="//code.jivosite.com/widget/AbCdEf1234" async>',
  });
  expect(shop?.requisites[0]?.evidence[0]).toMatchObject({ line: 31 });
});

test("keeps no phones, e-mails or names of persons", () => {
  const json = JSON.stringify(sites.map(({ detected }) => detected));
  for (const told of [
    ...["000-11-22", "0001122", "000-00-00", "000-22-33", "70000000000", "74950000000"],
    ...["hello@", "sosny@", "Смирнова", "Петровна", "Орлова", "Кузнецов", "Пётр", "Сергеева"],
    ...["Николаева", "Мария", "Екатерина"],
  ]) {
    expect(json).not.toContain(told);
  }
});
