/**
 * The last step of `npm test -- --all`: every test that a table refers to has run and passed. The tables are
 * `docs/security` and the catalogue of messages; the results are in the reports of the run.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { errorRows, successRows } from "@/tests/message-catalogue/messages";
import { claimedTests, readSecurityRows } from "@/tests/support/security-table";

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
};
type PlaywrightSuite = {
  specs: { title: string; ok: boolean; file: string }[];
  suites?: PlaywrightSuite[];
};

const reports = ".tmp/reports";

/** Titles of passed tests, and of the groups around them, by file. */
const passed = new Map<string, Set<string>>();
const add = (file: string, titles: string[]) => {
  const known = passed.get(file) ?? new Set();
  for (const title of titles) known.add(title);
  passed.set(file, known);
};

for (const name of readdirSync(reports).filter((name) => /^vitest-.*\.json$/.test(name))) {
  const { testResults } = readReport<VitestReport>(name);
  for (const file of testResults) {
    for (const { ancestorTitles, title, status } of file.assertionResults) {
      if (status === "passed") add(relative("", file.name), [title, ...ancestorTitles]);
    }
  }
}
const visit = ({ specs, suites = [] }: PlaywrightSuite): void => {
  for (const { file, title, ok } of specs) if (ok) add(join("tests/e2e", file), [title]);
  suites.forEach(visit);
};
readReport<{ suites: PlaywrightSuite[] }>("playwright.json").suites.forEach(visit);

function readReport<Report>(name: string): Report {
  return JSON.parse(readFileSync(join(reports, name), "utf8")) as Report;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches titles with placeholders: «refuses %j» and `${name} fits` match every value. */
function toPattern(title: string): RegExp {
  const parts = title.split(/%[a-zA-Z#]|\$\{[^}]*\}|\$[\w.]+/);
  return new RegExp(`^${parts.map(escaped).join(".*")}$`);
}

const claims = [
  ...readSecurityRows().flatMap(({ tests }) => claimedTests(tests)),
  ...[...errorRows, ...successRows].flatMap(({ tests }) =>
    Object.values(tests).map(({ file, test }) => [file, test] as const),
  ),
];
const missing = claims.filter(
  ([file, title]) => ![...(passed.get(file) ?? [])].some((ran) => toPattern(title).test(ran)),
);
for (const named of new Set(missing.map(([file, title]) => `${file} › "${title}"`))) {
  console.error(`Назван доказательством, но не прошёл: ${named}`);
}
console.log(`Доказательств названо ${claims.length}, не прошло ${missing.length}.`);
process.exit(missing.length === 0 ? 0 : 1);
