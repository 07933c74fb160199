/**
 * `npm test`: what must hold before a branch goes to `main`, with its own setup, ending in one line of counts. `--all`
 * also runs the exhaustive tests and the fault tests, which kill, overload and disconnect servers (`--faults` alone,
 * `npm run test:faults`). One part: `unit`, `db` or `e2e`, then parts of file paths.
 */
import { step } from "../server/shared/step.mjs";
import { e2eBuildUrl } from "../tests/support/runner/e2e-address.mjs";
import { runChecks, typesTitle } from "./checks/static-checks.mjs";
import { bin, run } from "./shared/run.mjs";
import { build, dependenciesAreInstalled, generateRouteTypes, prepare } from "./shared/steps.mjs";
import {
  clearReports,
  runPlaywright,
  runVitest,
  slowestTests,
  unmatchedTestNames,
} from "./shared/suites.mjs";
import {
  browserPrograms,
  faultPrograms,
  findOrInstall,
  locateProgram,
  programs,
  unitPrograms,
} from "./shared/system-programs.mjs";

const [first = "", ...rest] = process.argv.slice(2);
const databaseProjects = ["db", "db-alone"];
const failures = [];
const reruns = [];
let passed = 0;
let failed = 0;
let isUnmatched = false;

/** The parts that each form of the command runs. */
const commands = {
  "": { programs: browserPrograms, run: () => gate({ without: ["exhaustive"] }) },
  "--all": { programs, run: () => gate({ isWhole: true }) },
  "--faults": {
    programs: faultPrograms,
    run: async () => {
      await buildForTests();
      await vitest("Отказы", ["faults"], { names: rest });
    },
  },
  unit: { programs: unitPrograms, run: () => vitest("Модульные тесты", ["unit"], { names: rest }) },
  db: { programs: [], run: () => vitest("Тесты базы данных", databaseProjects, { names: rest }) },
  e2e: {
    programs: browserPrograms,
    run: async () => {
      await buildForTests();
      await endToEnd({ names: rest });
    },
  },
};

const command = commands[first];
if (!command) {
  console.error(
    `Не понимаю «${first}». Можно: ${Object.keys(commands).filter(Boolean).join(", ")}.`,
  );
  process.exit(2);
}

const unknownNames = unmatchedTestNames(first, rest);
if (unknownNames.length > 0) {
  console.error(`Нет теста, в пути которого есть ${unknownNames.join(", ")}.`);
  process.exit(2);
}

try {
  console.log(`«Сайт по закону»: проверка на Node.js ${process.versions.node}`);
  // A single test rarely reads a QR code: the decoder is not installed for it, and a test that needs it fails by
  // itself.
  const needed =
    first === "unit" && rest.length > 0 ? command.programs.filter(locateProgram) : command.programs;
  announceInstalls(needed);
  await prepare();
  // Sequentially and before the tests, which run in parallel: package managers take a lock.
  for (const program of needed) {
    await step(program.title, async () => {
      process.env[program.variable] = await findOrInstall(program);
      return process.env[program.variable];
    });
  }
  clearReports();
  await command.run();
} catch (error) {
  failed += 1;
  failures.push(error instanceof Error ? error.message : String(error));
}

for (const failure of failures) console.error(`\n✗ ${failure}`);
// A count of passed and failed tests would look as if one had run.
if (isUnmatched) process.exit(1);
if (reruns.length > 0) console.log("");
for (const command of reruns.slice(0, 5)) console.log(`Снова: ${command}`);
console.log(`\nNode.js ${process.versions.node}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Prints what is missing and what will be installed, before anything is installed. */
function announceInstalls(needed) {
  const lines = dependenciesAreInstalled() ? [] : ["  пакеты npm: npm ci"];
  for (const program of needed.filter((program) => !locateProgram(program))) {
    const commands = program.installers().map(([command, args]) => [command, ...args].join(" "));
    lines.push(`  ${program.title}: ${commands.join("\n    или ") || "поставьте сами"}`);
  }
  if (lines.length > 0)
    console.log(["Нет на этой машине, будет установлено:", ...lines].join("\n"));
}

/**
 * @param {object} options
 * @param {string[]} [options.without] Tags of excluded tests.
 * @param {boolean} [options.isWhole] Includes fault tests, and requires every referenced test to have run.
 */
async function gate({ without = [], isWhole = false }) {
  // A third of the work of these tests; what differs between the databases is tested on both anyway.
  process.env.TEST_DATABASES = "postgresql";
  await step("Типы маршрутов", generateRouteTypes);
  const checkResults = await runChecks();
  passed += checkResults.passed.length;
  failed += checkResults.failed.length;
  failures.push(...checkResults.failed.map((check) => `${check}: см. выше`));
  if (checkResults.failed.includes(typesTitle)) {
    // Wrong types fail hundreds of tests, after a build and a quarter of an hour.
    failures.push("До тестов не дошло: сначала типы.");
    return;
  }
  const projects = ["unit", ...databaseProjects];
  await buildForTests();
  // Sequentially: each keeps two cores busy, and in parallel they only compete for the caches
  // (docs/decisions/0052-exhaustive-tests.md).
  await vitest("Модульные тесты и тесты базы данных", projects, { without });
  await endToEnd({ without });
  if (isWhole) {
    await vitest("Отказы", ["faults"]);
    await checkTestReferences();
  }
  printSlowest(projects);
  printSlowest([]);
}

/** The slowest tests: the first place to look when the run takes too long. */
function printSlowest(projects) {
  console.log(`\nДольше всех${projects.length > 0 ? "" : " в браузере"}:`);
  for (const { test, seconds } of slowestTests(projects, { atMost: 10 }))
    console.log(`  ${seconds.toFixed(1)} с ${test}`);
}

/** Checks that the tests named in docs/security and the catalogue of messages have just run. */
async function checkTestReferences() {
  const title = "Доказательства в таблицах";
  try {
    console.log(
      `\n${title}: ${await run(bin("tsx"), ["scripts/checks/check-test-references.ts"])}`,
    );
    passed += 1;
  } catch (error) {
    failed += 1;
    failures.push(`${title}\n${error.message}`);
  }
}

function vitest(title, projects, options) {
  return suite(title, () => runVitest({ projects, ...options }));
}

function endToEnd(options) {
  return suite("Сквозные тесты", () => runPlaywright(options));
}

async function suite(title, runTests) {
  console.log(`\n${title}`);
  const startedAt = performance.now();
  const outcome = await runTests();
  passed += outcome.passed;
  failed += outcome.failed;
  isUnmatched ||= outcome.isUnmatched === true;
  if (outcome.fault) failures.push(`${title}: ${outcome.fault}`);
  if (outcome.isUnmatched) return;
  reruns.push(...(outcome.rerun ?? []));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${title}: прошло ${outcome.passed}, не прошло ${outcome.failed} (${seconds} с)`);
}

/** Canonical links and sitemaps of prerendered pages contain the address of the build. */
function buildForTests() {
  return build({ SITE_URL: e2eBuildUrl });
}
