/**
 * `npm run check`: what a change must pass before review (how long it takes: docs/testing.md). Types, style, dependency
 * rules, dead code, subjects of commits and the unit tests that are not marked slow; needs only npm packages. With
 * names (`types`, `style`, `dependencies`, `dead-code`, `commits`) only those: `npm run typecheck`, `npm run lint`. With
 * `--changed` what concerns the files that the branch has changed: types, their style, dependency rules, subjects of
 * commits, their unit tests; with `--since=COMMIT` too, those changed since that commit.
 */

import { step } from "../../server/shared/step.mjs";
import { generateRouteTypes, prepare } from "../shared/steps.mjs";
import { clearReports, runVitest, slowestTests, slowTags } from "../shared/suites.mjs";
import { checkNames, runChecks } from "./static-checks.mjs";

const onlyChanged = process.argv.includes("--changed");
const since = process.argv.find((argument) => argument.startsWith("--since="))?.slice(8);
const names = process.argv.slice(2).filter((argument) => !/^--(changed$|since=)/.test(argument));
const unknown = names.filter((name) => !checkNames.includes(name));
if (unknown.length > 0 || (onlyChanged ? names.length > 0 : since)) {
  console.error(
    `Не понимаю «${process.argv.slice(2).join(" ")}». Можно: --changed (и --since=КОММИТ) или ${checkNames.join(", ")}.`,
  );
  process.exit(2);
}

const startedAt = performance.now();
const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(0)} с`;

function end(code, line, rerun = []) {
  console.log(`\n${line} Node.js ${process.versions.node}, ${seconds()}.`);
  for (const command of rerun) console.log(`Снова: ${command}`);
  process.exit(code);
}

/** Exits with the list of failures, otherwise with `success`. */
function endBy(success, { after = "", rerun = [] } = {}) {
  if (faults.length === 0) end(0, success);
  end(1, [...faults, after].filter(Boolean).join("\n"), rerun);
}

console.log(`«Сайт по закону»: проверка на Node.js ${process.versions.node}`);
try {
  await prepare();
  await step("Типы маршрутов", generateRouteTypes);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  end(1, "✗ Подготовка не удалась.");
}

/** Undefined means all. */
let files;
let tests;
if (onlyChanged) {
  // The module needs packages, which are only installed now.
  const { findUnitTests, listChangedFiles } = await import("./changed-files.mjs");
  try {
    files = listChangedFiles({ since });
  } catch (error) {
    end(2, error.message);
  }
  if (files.length === 0) end(0, "✓ Ничего не изменено.");
  tests = findUnitTests(files);
  console.log(
    `  Изменено файлов: ${files.length}, файлов с их модульными тестами: ${tests.length}`,
  );
}

const faults = [];
const addFailed = ({ failed }) => {
  if (failed.length > 0) faults.push(`✗ Не прошло: ${failed.join(", ")}.`);
};

if (names.length > 0) {
  addFailed(await runChecks(names));
  endBy("✓ Прошло всё.");
}
clearReports();
// The tests wait for the types only: wrong ones fail hundreds of tests; everything else can be fixed together with
// failing tests.
const others = (onlyChanged ? ["style", "dependencies", "commits"] : checkNames).filter(
  (name) => name !== "types",
);
const otherChecks = runChecks(others, files);
const types = await runChecks(["types"]);
addFailed(types);
const areTypesWrong = types.failed.length > 0;
if (areTypesWrong || tests?.length === 0) {
  addFailed(await otherChecks);
  endBy("✓ Прошло всё, тестов нет.", { after: areTypesWrong ? "До тестов не дошло." : "" });
}
console.log("  Модульные тесты");
const outcome = await runVitest({
  projects: ["unit"],
  names: tests,
  brief: true,
  without: slowTags,
  // All of them may be slow.
  mayBeEmpty: onlyChanged,
});
addFailed(await otherChecks);
const slow = slowestTests(["unit"], { overSeconds: 1.5 });
if (slow.length > 0) {
  console.log('\nДольше полутора секунд, место им среди медленных (tags: ["slow"]):');
  for (const { test, seconds: took } of slow) console.log(`  ${took.toFixed(1)} с ${test}`);
}
if (outcome.fault) faults.push(`✗ Модульные тесты: ${outcome.fault}.`);
endBy(`✓ Прошло всё, тестов ${outcome.passed}.`, { rerun: outcome.rerun });
