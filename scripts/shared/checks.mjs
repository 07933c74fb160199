/** What holds or does not without running a test: types, style, arrows between folders, dead code. */
import { availableParallelism } from "node:os";
import { bin, run } from "./steps.mjs";

/** In the order in which they begin: the longest first. `hint` is the way out, printed where one fails. */
const checks = {
  arrows: {
    title: "Направление зависимостей",
    command: process.execPath,
    args: ["scripts/check-arrows.mjs"],
    hint: "Правила и почему они такие: docs/decisions/0018-floors.md",
  },
  types: {
    title: "Типы",
    command: process.execPath,
    // TypeScript 7 beside the 6 that other tools load as a library: docs/decisions/0001-dependencies.md.
    args: ["node_modules/typescript-7/bin/tsc", "--noEmit"],
  },
  "dead-code": {
    title: "Мёртвый код",
    command: bin("knip"),
    args: ["--cache", "--cache-location", ".tmp/knip"],
    hint: "Лишнее удалите. Вход, которого knip не видит, впишите в knip.json.",
  },
  style: {
    title: "Стиль",
    command: bin("biome"),
    args: ["ci", ".", `--colors=${process.stdout.isTTY ? "force" : "off"}`],
    hint: "Почти всё исправит npm run format",
  },
};

/** Their names on the command line. */
export const checkNames = Object.keys(checks);

/**
 * Runs checks side by side, as many as there are cores, and tells of each when it is done.
 * @param {string[]} names Of `checkNames`; all when it is empty.
 * @returns {Promise<{ passed: string[], failed: string[] }>} their titles.
 */
export async function runChecks(names = []) {
  const waiting = (names.length > 0 ? names : checkNames).map((name) => checks[name]);
  const passed = [];
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const began = performance.now();
      const fault = await faultOf(check);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      (fault === undefined ? passed : failed).push(check.title);
      console.log(`  ${fault === undefined ? "✓" : "✗"} ${check.title} (${seconds} с)`);
      if (fault) console.log(`\n${[fault, check.hint].filter(Boolean).join("\n")}\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return { passed, failed };
}

/** What a check says when it does not hold. */
async function faultOf({ command, args }) {
  try {
    await run(command, args);
    return undefined;
  } catch (error) {
    return error.message;
  }
}
