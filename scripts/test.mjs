/**
 * `npm test`: everything that has to hold, with its own set-up, ending in one line of counts.
 * `--faults` runs the long fault tests instead (`npm run test:faults`), `--all` runs both.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { e2eBuildUrl } from "../tests/support/e2e-address.mjs";
import { bin, build, prepare, root, run, step } from "./steps.mjs";
import { findChromium, findQrReader } from "./system-programs.mjs";

const all = process.argv.includes("--all");
const faults = all || process.argv.includes("--faults");
const usual = all || !faults;
const reports = join(root, ".tmp", "reports");
const failures = [];
let passed = 0;
let failed = 0;

/** A check that holds or does not: counts as one. */
async function check(title, command, args) {
  await step(title, async () => {
    try {
      await run(command, args);
      passed += 1;
    } catch (error) {
      failed += 1;
      failures.push(`${title}\n${error.message}`);
      return "НЕ ПРОШЛО";
    }
  });
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

function vitest(title, project) {
  const file = `vitest-${project}.json`;
  return suite(
    title,
    bin("vitest"),
    [
      "run",
      "--project",
      project,
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
  let chromium;
  let qrReader;
  if (usual) {
    await step("Браузер Chromium", async () => {
      chromium = await findChromium();
      return chromium;
    });
    await step("Чтение QR-кодов (zbarimg)", async () => {
      qrReader = await findQrReader();
      return qrReader;
    });
    await check("Типы маршрутов", bin("next"), ["typegen"]);
    await check("Типы", bin("tsc"), ["--noEmit"]);
    await check("Стиль", bin("biome"), ["ci", "."]);
    await check("Направление зависимостей", bin("depcruise"), [
      "app",
      "components",
      "content",
      "lib",
      "--config",
    ]);
    await check("Мёртвый код", bin("knip"), []);
  }
  await buildForTests();
  if (usual) {
    await vitest("Модульные тесты", "unit");
    await vitest("Тесты базы данных", "db");
    await suite(
      "Сквозные тесты",
      bin("playwright"),
      ["test"],
      playwrightReport("playwright.json"),
      {
        CHROMIUM_PATH: chromium,
        ZBARIMG_PATH: qrReader,
      },
    );
  }
  if (faults) await vitest("Отказы", "faults");
} catch (error) {
  failed += 1;
  failures.push(error instanceof Error ? error.message : String(error));
}

for (const failure of failures) console.error(`\n✗ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
