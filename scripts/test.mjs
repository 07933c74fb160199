/**
 * `npm test`: everything that has to hold, with its own set-up, ending in one line of counts.
 * `--faults` runs the faults that need more than a minute instead (`npm run test:faults`), `--all` both.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, step } from "../server/step.mjs";
import { e2eBuildUrl } from "../tests/support/e2e-address.mjs";
import { bin, build, prepare, run } from "./steps.mjs";
import {
  findChromium,
  findGnupg,
  findNginx,
  findOpenssl,
  findPgDump,
  findQrReader,
} from "./system-programs.mjs";

const all = process.argv.includes("--all");
const usual = all || !process.argv.includes("--faults");
const reports = join(root, ".tmp", "reports");
const failures = [];
let passed = 0;
let failed = 0;

/** What tests drive beside our own code, and where they are told its path. */
const programs = [
  ["Браузер Chromium", "CHROMIUM_PATH", findChromium],
  ["Чтение QR-кодов (zbarimg)", "ZBARIMG_PATH", findQrReader],
  ["nginx", "NGINX_PATH", findNginx],
  ["Сертификаты (openssl)", "OPENSSL_PATH", findOpenssl],
  ["Резервные копии (pg_dump)", "PG_DUMP_PATH", findPgDump],
  ["Шифрование копий (gpg)", "GPG_PATH", findGnupg],
];

/** Checks that hold or do not, side by side: each counts as one. */
async function check(checks) {
  const titles = checks.map(({ title }) => title);
  await step(titles.join(", "), async () => {
    const broken = await Promise.all(checks.map(brokenCheck));
    return broken.some(Boolean) ? `НЕ ПРОШЛО: ${broken.filter(Boolean).join(", ")}` : undefined;
  });
}

/** The title of a check that does not hold. */
async function brokenCheck({ title, command, args = [] }) {
  try {
    await run(bin(command), args);
    passed += 1;
    return undefined;
  } catch (error) {
    failed += 1;
    failures.push(`${title}\n${error.message}`);
    return title;
  }
}

/** A test runner that leaves a report: each of its tests counts. */
async function suite(title, command, args, readReport, env = {}) {
  console.log(`\n${title}`);
  const began = performance.now();
  let broken;
  try {
    await run(command, args, { show: true, env });
  } catch (error) {
    broken = error;
  }
  const counts = readReport();
  passed += counts.passed;
  failed += counts.failed;
  if (counts.failed > 0) failures.push(`${title}: не прошло ${counts.failed}`);
  // A runner that dies (or skips) without a failed test must not look green.
  else if (broken || counts.passed === 0 || counts.skipped > 0) {
    failed += 1;
    failures.push(
      `${title}: ${counts.skipped ? `пропущено ${counts.skipped}` : "прогон не удался"}`,
    );
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${title}: прошло ${counts.passed}, не прошло ${counts.failed} (${seconds} с)`);
}

function report(name, read) {
  const file = join(reports, name);
  return () => {
    if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
    return read(JSON.parse(readFileSync(file, "utf8")));
  };
}

const vitestReport = (name) =>
  report(name, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.testResults.filter(isBrokenFile).length,
    skipped: json.numPendingTests + json.numTodoTests,
  }));
/** A file that fails before its first test has no failed test to count. */
const isBrokenFile = (file) =>
  file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed");

const playwrightReport = (name) =>
  report(name, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));

/** Canonical links and maps of prerendered pages hold the address of the build. */
async function buildForTests() {
  const { SITE_URL } = process.env;
  process.env.SITE_URL = e2eBuildUrl;
  await build();
  if (SITE_URL === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = SITE_URL;
}

/** Several projects in one process share its workers: none waits for the last file of another project. */
function vitest(title, ...projects) {
  const file = `vitest-${projects.join("-")}.json`;
  return suite(
    title,
    bin("vitest"),
    [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${join(reports, file)}`,
    ],
    vitestReport(file),
  );
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
try {
  console.log("«Сайт по закону»: проверка");
  await prepare();
  if (usual) {
    // One after another and before the tests, which run side by side: a package manager wants no company.
    for (const [title, variable, find] of programs) {
      await step(title, async () => {
        process.env[variable] = await find();
        return process.env[variable];
      });
    }
    await check([{ title: "Типы маршрутов", command: "next", args: ["typegen"] }]);
    await check([
      { title: "Типы", command: "tsc", args: ["--noEmit"] },
      { title: "Стиль", command: "biome", args: ["ci", "."] },
      {
        title: "Направление зависимостей",
        command: "depcruise",
        args: ["app", "components", "content", "lib", "--config"],
      },
      { title: "Мёртвый код", command: "knip" },
    ]);
  }
  await buildForTests();
  if (usual) {
    const title = "Модульные тесты, тесты базы данных и отказы";
    await vitest(title, "unit", "db", "faults", ...(all ? ["long-faults"] : []));
    await suite("Сквозные тесты", bin("playwright"), ["test"], playwrightReport("playwright.json"));
  }
  if (!usual) await vitest("Долгие отказы", "long-faults");
} catch (error) {
  failed += 1;
  failures.push(error instanceof Error ? error.message : String(error));
}

for (const failure of failures) console.error(`\n✗ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
