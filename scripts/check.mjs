/**
 * `npm run check`: what a change must hold before review, in 33–45 s. Types, style, arrows,
 * dead code and the unit tests that are not marked slow; needs nothing beside npm packages.
 * With names (`types`, `style`, `arrows`, `dead-code`) only those: `npm run typecheck`, `npm run lint`.
 */

import { step } from "../server/step.mjs";
import { checkNames, runChecks } from "./shared/checks.mjs";
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

console.log(`«Сайт по закону»: проверка на Node.js ${process.versions.node}`);
try {
  await prepare();
  await step("Типы маршрутов", generateRouteTypes);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  end(1, "✗ Подготовка не удалась.");
}

const { failed } = await runChecks(names);
if (failed.length > 0) {
  const rest = names.length > 0 ? "" : " До тестов не дошло.";
  end(1, `✗ Не прошло: ${failed.join(", ")}.${rest}`);
}
if (names.length > 0) end(0, "✓ Прошло всё.");

console.log("  Модульные тесты");
clearReports();
const outcome = await runVitest({ projects: ["unit"], quick: true });
const slow = slowestTests(["unit"], 2);
if (slow.length > 0) {
  console.log('\nДольше двух секунд, место им среди медленных (tags: ["slow"]):');
  for (const { test, seconds: took } of slow) console.log(`  ${took.toFixed(1)} с ${test}`);
}
if (outcome.fault) end(1, `✗ Модульные тесты: ${outcome.fault}.`);
end(0, `✓ Прошло всё, тестов ${outcome.passed}.`);
