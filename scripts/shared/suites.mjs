/** Test runners with reports: how to run them, and how to read the reports. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../../server/shared/root.mjs";
import { bin, run } from "./run.mjs";

const reports = join(root, ".tmp", "reports");

const reportOf = (projects) => join(reports, `vitest-${projects.join("-")}.json`);
const browserReport = join(reports, "playwright.json");

const linesOfFault = 12;

const testFiles = {
  unit: /(?<!\.(?:db|fault))\.test\.tsx?$/,
  db: /\.db\.test\.ts$/,
  "--faults": /\.fault\.test\.ts$/,
  e2e: /^tests\/e2e\/.*\.spec\.ts$/,
};

/**
 * Returns the names that match no test file, before anything is installed or built for them.
 * @param {string} kind `unit`, `db`, `e2e`, `--faults`; other kinds take no names.
 * @param {string[]} names Parts of paths, optionally with a line number, up to the first option.
 */
export function unmatchedTestNames(kind, names) {
  if (!(kind in testFiles)) return [];
  const firstOption = names.findIndex((name) => name.startsWith("-"));
  const paths = firstOption < 0 ? names : names.slice(0, firstOption);
  const files = listTests(kind);
  return paths.filter((name) => {
    const part = name.replace(/:\d+$/, "").replace(root, "").replace(/^\.\//, "").toLowerCase();
    return !files.some((path) => path.toLowerCase().includes(part));
  });
}

const listTests = (kind) =>
  readdirSync(root)
    .filter((folder) => !/^(node_modules|dist|\..*)$/.test(folder))
    .flatMap((folder) => listFiles(folder))
    .filter((path) => testFiles[kind].test(path));

/** The tags of tests that `npm run check` leaves out. */
export const slowTags = ["slow", "exhaustive"];

/** Returns Vitest's arguments and environment that leave out tests with one of these tags. */
export const withoutTags = (tags) => ({
  args: tags.map((tag) => `--tags-filter=!${tag}`),
  env: tags.length > 0 ? { EXCLUDED_TESTS: listMarkedFiles(tags).join(",") } : {},
});

/**
 * Files in which every test has one of these tags. Vitest would load each of them anyway: a seventh of the time of `npm
 * run check`.
 */
function listMarkedFiles(marks) {
  const firstLine = new RegExp(`^// @module-tag (${marks.join("|")})\\n`);
  return ["unit", "db"]
    .flatMap(listTests)
    .filter((path) => firstLine.test(readFileSync(join(root, path), "utf8")));
}

function listFiles(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true }).map(
    (inside) => `${path}/${inside.replaceAll("\\", "/")}`,
  );
}

/** Deletes the reports of earlier runs. */
export function clearReports() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/**
 * Runs Vitest. Several projects in one process share its workers: none waits for the last file of another project.
 * @param {object} options
 * @param {string[]} options.projects Of vitest.config.ts.
 * @param {string[]} [options.names] Parts of paths, and options of Vitest (`-t "title"`); all files by default.
 * @param {boolean} [options.brief] Prints failures only.
 * @param {string[]} [options.without] Excludes tests with one of these tags (`tags` of vitest.config.ts).
 * @param {boolean} [options.mayBeEmpty] Passes also when no test is left.
 * @returns {Promise<Outcome>}
 */
export function runVitest({
  projects,
  names = [],
  brief = false,
  without = [],
  mayBeEmpty = false,
}) {
  const file = reportOf(projects);
  const excluded = withoutTags(without);
  // By tag, by an option, or by a line number after the path.
  const choosesTests = without.length > 0 || names.some((name) => /^-|:\d+$/.test(name));
  const args = [
    "run",
    ...names,
    ...projects.flatMap((project) => ["--project", project]),
    ...excluded.args,
    `--reporter=${brief ? "minimal" : "default"}`,
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...(mayBeEmpty ? ["--passWithNoTests"] : []),
  ];
  const readCounts = () => {
    const json = readReport(file);
    if (!json) return undefined;
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests + json.testResults.filter(isBrokenFile).length,
      // Vitest counts excluded tests as skipped.
      skipped: choosesTests ? 0 : json.numPendingTests + json.numTodoTests,
      faults: json.testResults.flatMap(({ name, message, assertionResults }) => {
        const path = name.slice(root.length);
        const failed = assertionResults.filter(({ status }) => status === "failed");
        if (failed.length === 0) return message ? [{ path, message }] : [];
        return failed.map(({ fullName, failureMessages }) => ({
          path,
          title: fullName,
          message: failureMessages.join("\n"),
        }));
      }),
    };
  };
  // A larger young generation halves the work of the garbage collector, which saves an eighth of the time.
  const node = ["--max-semi-space-size=64", "node_modules/vitest/vitest.mjs"];
  return runSuite("vitest", process.execPath, [...node, ...args], {
    names,
    readCounts,
    env: excluded.env,
    mayBeEmpty,
  });
}

/** A file that fails before its first test has no failed test to count. */
const isBrokenFile = (file) =>
  file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed");

/**
 * Runs Playwright.
 * @param {object} [options]
 * @param {string[]} [options.names] Parts of paths; all files by default.
 * @param {string[]} [options.without] Excludes tests with one of these tags (`tag: "@…"`).
 * @returns {Promise<Outcome>}
 */
export function runPlaywright({ names = [], without = [] } = {}) {
  const readCounts = () => {
    const json = readReport(browserReport);
    if (!json) return undefined;
    const { stats, errors, suites } = json;
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      faults: [...errors.map(({ message }) => ({ message })), ...suites.flatMap(failedSpecs)],
    };
  };
  const marks = without.map((mark) => `@${mark}`).join("|");
  const args = ["test", ...names, ...(marks ? ["--grep-invert", marks] : [])];
  return runSuite("playwright", bin("playwright"), args, { names, readCounts });
}

/** @returns {Fault[]} The failed tests of a suite in Playwright's report, including nested suites. */
function failedSpecs({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return { path: file, title, message: errors.map(({ message }) => message).join("\n") };
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

/**
 * @typedef {object} Fault
 * @property {string} [path] Of the test file; none when the run itself failed.
 * @property {string} [title] Of the test; none when its file could not be loaded.
 * @property {string} [message]
 */

/** One failed test as the summary names it: it must suffice to know what to fix. */
function describeFault({ path = "прогон", title, message = "" }) {
  const name = title ? `${path}: ${title}` : path;
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() && !line.includes("node_modules"))
    .slice(0, linesOfFault);
  return [name, ...lines.map((line) => `    ${line}`)].join("\n");
}

/**
 * Returns the commands that run failed tests again, one each.
 * @param {Fault[]} faults
 * @param {number} [atMost]
 */
export function rerunCommands(faults, atMost = 5) {
  return faults
    .filter(({ path }) => path)
    .slice(0, atMost)
    .map(({ path, title }) => {
      const kind = path.endsWith(".spec.ts")
        ? "e2e"
        : Object.keys(testFiles).find((name) => testFiles[name].test(path));
      const command = `npm run test:${kind.replace("--", "")} -- ${path}`;
      // The title is a pattern, between quotes that every shell reads in its own way: a dot stands for any sign.
      const pattern = title?.replace(/["'`$\\!%^&|<>()[\]{}*+?]/g, ".");
      return pattern ? `${command} ${kind === "e2e" ? "-g" : "-t"} "${pattern}"` : command;
    });
}

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed At least one if tests ran and the run is not reliable.
 * @property {string} [fault] Why not: it crashed, ran nothing or skipped something.
 * @property {boolean} [isUnmatched] No test has the wanted path or title: none ran, so none failed.
 * @property {string[]} [rerun] Commands that run the first failed tests again.
 */
async function runSuite(title, command, args, { names, readCounts, env, mayBeEmpty = false }) {
  let died = false;
  try {
    await run(command, args, { show: title, env });
  } catch {
    died = true;
  }
  const counts = readCounts();
  if (!counts) return { passed: 0, failed: 1, fault: "прогон не удался" };
  const { passed, failed, skipped, faults } = counts;
  if (failed > 0) {
    const fault = [`не прошло ${failed}`, ...faults.map(describeFault)].join("\n  ");
    return { passed, failed, fault, rerun: rerunCommands(faults) };
  }
  // A runner that crashes (or skips) without a failed test must not look green.
  if (skipped > 0) return { passed, failed: 1, fault: `пропущено ${skipped}` };
  if (passed === 0 && mayBeEmpty && !died) return { passed, failed };
  if (passed === 0 && names.length > 0) {
    const fault = `ни один тест не подошёл под «${names.join(" ")}»`;
    return { passed, failed: 0, fault, isUnmatched: true };
  }
  if (died || passed === 0) return { passed, failed: 1, fault: "прогон не удался" };
  return { passed, failed };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * The slowest tests of the last run, slowest first.
 * @param {string[]} projects Of Vitest; Playwright's if empty.
 * @param {object} options
 * @param {number} [options.overSeconds] Only those that took longer.
 * @param {number} [options.atMost] Maximum number of tests.
 * @returns {{ test: string, seconds: number }[]}
 */
export function slowestTests(projects, { overSeconds = 0, atMost = Number.POSITIVE_INFINITY }) {
  const tests =
    projects.length > 0
      ? (readReport(reportOf(projects))?.testResults ?? []).flatMap(timesOfFile)
      : (readReport(browserReport)?.suites ?? []).flatMap(timesOfSuite);
  return tests
    .filter(({ seconds }) => seconds > overSeconds)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, atMost);
}

const timesOfFile = ({ name, assertionResults }) =>
  assertionResults.map(({ fullName, duration }) => ({
    test: `${name.slice(root.length)}: ${fullName}`,
    seconds: (duration ?? 0) / 1000,
  }));

const timesOfSuite = ({ specs = [], suites = [] }) => [
  ...specs.map(({ file, title, tests }) => ({
    test: `${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, r) => sum + r.duration, 0) / 1000,
  })),
  ...suites.flatMap(timesOfSuite),
];
