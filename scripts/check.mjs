/**
 * `npm run check`: what a change must pass before review (how long it takes: docs/testing.md). Types, style, dependency
 * rules, dead code, subjects of commits and the unit tests that are not marked slow; needs only npm packages. With
 * names (`types`, `style`, `dependencies`, `dead-code`, `commits`) only those: `npm run typecheck`, `npm run lint`.
 */

import { step } from "../server/shared/step.mjs";
import { checkNames, runChecks, typesTitle } from "./shared/checks.mjs";
import { generateRouteTypes, prepare } from "./shared/steps.mjs";
import { clearReports, runVitest, slowestTests } from "./shared/suites.mjs";

const names = process.argv.slice(2);
const unknown = names.filter((name) => !checkNames.includes(name));
if (unknown.length > 0) {
  console.error(`Нет проверки «${unknown.join(", ")}». Есть: ${checkNames.join(", ")}.`);
  process.exit(2);
}

const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} с`;

function end(code, line) {
  console.log(`\n${line} Node.js ${process.versions.node}, ${seconds()}.`);
  process.exit(code);
}

/** Exits with the list of failures, otherwise with `success`. */
function endBy(success, after = "") {
  if (faults.length === 0) end(0, success);
  end(1, [...faults, after].filter(Boolean).join("\n"));
}

console.log(`«Сайт по закону»: проверка на Node.js ${process.versions.node}`);
try {
  await prepare();
  await step("Типы маршрутов", generateRouteTypes);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  end(1, "✗ Подготовка не удалась.");
}

if (names.length === 0) clearReports();
const { failed } = await runChecks(names);
const faults = failed.length > 0 ? [`✗ Не прошло: ${failed.join(", ")}.`] : [];
if (names.length > 0) endBy("✓ Прошло всё.");
// Wrong types fail hundreds of tests; everything else can be fixed together with failing tests.
if (failed.includes(typesTitle)) endBy("", "До тестов не дошло.");

console.log("  Модульные тесты");
const outcome = await runVitest({
  projects: ["unit"],
  brief: true,
  without: ["slow", "exhaustive"],
});
const slow = slowestTests(["unit"], { overSeconds: 1.5 });
if (slow.length > 0) {
  console.log('\nДольше полутора секунд, место им среди медленных (tags: ["slow"]):');
  for (const { test, seconds: took } of slow) console.log(`  ${took.toFixed(1)} с ${test}`);
}
if (outcome.fault) faults.push(`✗ Модульные тесты: ${outcome.fault}.`);
endBy(`✓ Прошло всё, тестов ${outcome.passed}.`);
