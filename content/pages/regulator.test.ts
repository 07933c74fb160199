import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { assembleSiteLegal } from "@/components/site-legal/assemble-site-legal";
import * as regulator from "@/content/pages/regulator";
import { siteOperator } from "@/content/site-legal/documents";
import { parseLaws } from "@/lib/engine/template/parse-laws";
import { writeText } from "@/lib/engine/writers/text";

const { laws } = parseLaws(
  readFileSync(new URL("../laws.yaml", import.meta.url), "utf8"),
  "laws.yaml",
);

test("every passage about the regulator cites a known act", () => {
  const passages = [
    ...regulator.notifierPassages,
    ...regulator.exemptPassages,
    ...regulator.deadlines,
    ...regulator.preparation,
    { norms: regulator.fineNorms },
  ];
  for (const { norms } of passages) {
    expect(norms.length).toBeGreaterThan(0);
    for (const { law } of norms) expect(laws).toHaveProperty([law]);
  }
});

test("fines and terms are those of the specification", () => {
  expect(
    regulator.fines.map(({ amount }) => amount.replaceAll("\u00a0", " ").replaceAll("\u2060", "")),
  ).toEqual(["5–10 тыс. ₽", "30–50 тыс. ₽", "100–300 тыс. ₽"]);
  const terms = regulator.deadlines.map(({ term }) => term).join("; ");
  expect(terms).toContain("15-го числа следующего месяца");
  expect(terms).toContain("10 рабочих дней");
  expect(terms).toContain("30 дней");
});

test("site's policy contains every heading that the page about the regulator refers to", async () => {
  const policy = writeText(await assembleSiteLegal("privacy", siteOperator())).replaceAll(
    "\u00a0",
    " ",
  );
  const names = regulator.preparation
    .filter(({ from }) => from.startsWith("Политика") || from.startsWith("Там же"))
    .flatMap(({ from }) => [...from.matchAll(/«([^»]+)»/g)].map(([, name]) => name ?? ""));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(policy).toContain(name);
});
