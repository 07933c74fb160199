/** Checks that run no test: types, style, dependency rules, dead code, commits. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "../../server/shared/root.mjs";
import { bin, run } from "../shared/run.mjs";
import { truncateErrors } from "./truncate-errors.mjs";

function hashOf(...files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * In starting order: the longest first. `hint` is printed on failure; lines that contain `first` are shown before the
 * others.
 */
const checks = {
  types: {
    title: "Типы",
    command: process.execPath,
    // TypeScript 7 next to version 6, which other tools load as a library: docs/decisions/0001-dependencies.md.
    args: ["node_modules/typescript-7/bin/tsc", "--noEmit"],
    // One mistake there causes hundreds in files that import it.
    first: "lib/engine/questions/definitions/",
  },
  "dead-code": {
    title: "Мёртвый код",
    command: bin("knip"),
    // Knip's cache from another knip.json misses what the new one needs, so each has its own.
    args: ["--cache", "--cache-location", `.tmp/knip/${hashOf("knip.json", "package.json")}`],
    hint: "Лишнее удалите. Вход, которого knip не видит, впишите в knip.json.",
  },
  style: {
    title: "Стиль",
    command: bin("biome"),
    args: ["ci", `--colors=${process.stdout.isTTY ? "force" : "off"}`],
    // Among the changed files may be some that it ignores.
    takesFiles: ["--no-errors-on-unmatched", "--files-ignore-unknown=true"],
    hint: "Почти всё исправит npm run format",
  },
  dependencies: {
    title: "Направление зависимостей",
    command: process.execPath,
    args: ["scripts/checks/check-dependencies.mjs"],
    hint: "Все правила: scripts/checks/dependency-rules.mjs; почему слои и без кругов: docs/decisions/0018-layers.md",
  },
  commits: {
    title: "Подписи коммитов",
    command: process.execPath,
    args: ["scripts/checks/check-commits.mjs"],
    hint: "Последний исправит git commit --amend, более ранний — git rebase -i, слияние подписывает git merge -m",
  },
};

export const typesTitle = checks.types.title;

/** The checks' names on the command line. */
export const checkNames = Object.keys(checks);

/**
 * Runs checks in parallel, as many as there are cores, and reports each when it is done.
 * @param {string[]} names Of `checkNames`; all if empty.
 * @param {string[]} [files] The only ones to check the style of.
 * @returns {Promise<{ passed: string[], failed: string[] }>} their titles.
 */
export async function runChecks(names = [], files) {
  const waiting = names.length > 0 ? [...names] : [...checkNames];
  const passed = [];
  const failed = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const check = checks[name];
      const startedAt = performance.now();
      const fault = await faultOf(name, check, files);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      (fault === undefined ? passed : failed).push(check.title);
      console.log(`  ${fault === undefined ? "✓" : "✗"} ${check.title} (${name}, ${seconds} с)`);
      if (fault) console.log(`\n${[fault, check.hint].filter(Boolean).join("\n")}\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return { passed, failed };
}

/** The output of a failed check: its beginning, with the first errors; all of it is in a file. */
async function faultOf(name, { command, args, takesFiles, first }, files) {
  const paths = takesFiles ? (files ? [...takesFiles, ...files] : ["."]) : [];
  try {
    await run(command, [...args, ...paths]);
    return undefined;
  } catch (error) {
    if (error.output === undefined) return error.message;
    const report = `.tmp/reports/${name}.txt`;
    mkdirSync(join(root, ".tmp/reports"), { recursive: true });
    writeFileSync(join(root, report), error.output);
    return truncateErrors(error.output, { first, report });
  }
}
