import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { assembleSiteLegal } from "@/components/pages/site-legal/assemble-site-legal";
import * as regulator from "@/content/regulator-notification/public-page";
import { siteOperator } from "@/content/site-legal/documents";
import { parseLaws } from "@/lib/engine/template/parse/parse-laws";
import { writeText } from "@/lib/engine/writers/text";
import { readSpecification } from "@/tests/support/specification";

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
  const section = readSpecification("docs/specification/content.md#regulator-page").replace(
    /\s+/g,
    " ",
  );
  const fines = [...section.matchAll(/(\d+),000–(\d+),000/g)];
  expect(fines).toHaveLength(3);
  expect(
    regulator.fines.map(({ amount }) => amount.replaceAll("\u00a0", " ").replaceAll("\u2060", "")),
  ).toEqual(fines.map(([, from, to]) => `${from}–${to} тыс. ₽`));

  const figure = (text: RegExp) => section.match(text)?.[1] ?? "missing in the specification";
  const termOf = (event: string) =>
    regulator.deadlines.find((deadline) => deadline.event.startsWith(event))?.term;
  const changes = figure(/changes are reported by the (\d+)th of the next month/);
  expect(termOf("Сведения изменились")).toContain(`${changes}-го числа следующего месяца`);
  const end = figure(/the end of processing within (\d+) working days/);
  expect(termOf("Вы прекратили обработку")).toContain(`${end} рабочих дней`);
  const register = figure(/the regulator takes up to (\d+) days/);
  expect(termOf("Роскомнадзор вносит вас")).toContain(`До ${register} дней`);
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
