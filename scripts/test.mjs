/**
 * `npm test`: what has to hold before a branch goes to `main`, with its own set-up, ending in one line of counts.
 * `--all` runs the exhaustive tests too, and the faults: what happens to servers that are killed, crowded and cut off
 * (`--faults` alone, `npm run test:faults`).
 * One part of it: `unit`, `db` or `e2e`, then parts of the paths of the files that are meant.
 */
import { step } from "../server/step.mjs";
import { e2eBuildUrl } from "../tests/support/runner/e2e-address.mjs";
import { runChecks } from "./shared/checks.mjs";
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
let passed = 0;
let failed = 0;

/** What each way to call this runs. */
const ways = {
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

const way = ways[first];
if (!way) {
  console.error(`Не понимаю «${first}». Можно: ${Object.keys(ways).filter(Boolean).join(", ")}.`);
  process.exit(2);
}

const unknownNames = unmatchedTestNames(first, rest);
if (unknownNames.length > 0) {
  console.error(`Нет теста, в пути которого есть ${unknownNames.join(", ")}.`);
  process.exit(2);
}

try {
  console.log(`«Сайт по закону»: проверка на Node.js ${process.versions.node}`);
  // One named test hardly ever reads a code: it does without, and that which does fails by itself.
  const wanted =
    first === "unit" && rest.length > 0 ? way.programs.filter(locateProgram) : way.programs;
  announceInstalls(wanted);
  await prepare();
  // One after another and before the tests, which run side by side: a package manager wants no company.
  for (const program of wanted) {
    await step(program.title, async () => {
      process.env[program.variable] = await findOrInstall(program);
      return process.env[program.variable];
    });
  }
  clearReports();
  await way.run();
} catch (error) {
  failed += 1;
  failures.push(error instanceof Error ? error.message : String(error));
}

for (const failure of failures) console.error(`\n✗ ${failure}`);
console.log(`\nNode.js ${process.versions.node}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Says what is missing and what will be installed for it, before anything is. */
function announceInstalls(wanted) {
  const lines = dependenciesAreInstalled() ? [] : ["  пакеты npm: npm ci"];
  for (const program of wanted.filter((program) => !locateProgram(program))) {
    const commands = program.installers().map(([command, args]) => [command, ...args].join(" "));
    lines.push(`  ${program.title}: ${commands.join("\n    или ") || "поставьте сами"}`);
  }
  if (lines.length > 0)
    console.log(["Нет на этой машине, будет установлено:", ...lines].join("\n"));
}

/**
 * @param {object} options
 * @param {string[]} [options.without] The marks of the tests that are left out.
 * @param {boolean} [options.isWhole] With the faults, and all that is named as a proof has to have run.
 */
async function gate({ without = [], isWhole = false }) {
  // A third of the work of these tests; what differs between the databases is tested on both all the same.
  process.env.TEST_DATABASES = "postgresql";
  await step("Типы маршрутов", generateRouteTypes);
  const held = await runChecks();
  passed += held.passed.length;
  failed += held.failed.length;
  failures.push(...held.failed.map((check) => `${check}: см. выше`));
  const projects = ["unit", ...databaseProjects];
  await buildForTests();
  // One after another: each keeps two cores busy, and side by side they only take the caches from each other
  // (docs/decisions/0052-exhaustive-tests.md).
  await vitest("Модульные тесты и тесты базы данных", projects, { without });
  await endToEnd({ without });
  if (isWhole) {
    await vitest("Отказы", ["faults"]);
    await checkProofs();
  }
  printSlowest(projects);
  printSlowest([]);
}

/** Where the time went: the first place to look when the run has become too long. */
function printSlowest(projects) {
  console.log(`\nДольше всех${projects.length > 0 ? "" : " в браузере"}:`);
  for (const { test, seconds } of slowestTests(projects, { atMost: 10 }))
    console.log(`  ${seconds.toFixed(1)} с ${test}`);
}

/** What docs/security and the catalogue of messages name as proofs is what ran just now. */
async function checkProofs() {
  const title = "Доказательства в таблицах";
  try {
    console.log(`\n${title}: ${await run(bin("tsx"), ["scripts/check-proofs.ts"])}`);
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
  const began = performance.now();
  const outcome = await runTests();
  passed += outcome.passed;
  failed += outcome.failed;
  if (outcome.fault) failures.push(`${title}: ${outcome.fault}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${title}: прошло ${outcome.passed}, не прошло ${outcome.failed} (${seconds} с)`);
}

/** Canonical links and maps of prerendered pages hold the address of the build. */
function buildForTests() {
  return build({ SITE_URL: e2eBuildUrl });
}
