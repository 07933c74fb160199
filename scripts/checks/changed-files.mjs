/** What a branch has changed, and which unit tests that concerns: for `npm run check -- --changed`. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { root } from "../../server/shared/root.mjs";
import { readImports } from "../shared/imports.mjs";

const unitTest = /(?<!\.(?:db|fault))\.test\.tsx?$/;

/**
 * Lists the files that differ from the commit where this branch left `main`, uncommitted and untracked ones included.
 * On `main` itself that commit is the last that was pushed. Deleted files are left out: the type check finds what still
 * imports them.
 * @param {object} [options]
 * @param {string} [options.since] A commit to compare with instead; ignored when this clone does not have it.
 * @param {string} [options.folder] Of the Git checkout.
 * @throws Error when there is no branch to compare with.
 */
export function listChangedFiles({ since, folder = root } = {}) {
  const git = (...args) =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  const mergeBase = (commit) => {
    try {
      return git("merge-base", "HEAD", commit).trim();
    } catch {
      return undefined;
    }
  };
  const base = (since && mergeBase(since)) ?? chooseBase(mergeBase);
  if (!base) throw new Error("Нет ветки main, с которой сравнить: npm run check без --changed.");
  const changed = git("diff", "--name-only", "--diff-filter=d", "-z", base);
  const untracked = git("ls-files", "--others", "--exclude-standard", "-z");
  return [...new Set(`${changed}${untracked}`.split("\0"))].filter(Boolean);
}

/** A branch that contains HEAD, like `main` on `main`, hides what was committed since the last push. */
function chooseBase(mergeBase) {
  const bases = ["main", "origin/main", "@{upstream}"].map(mergeBase).filter(Boolean);
  const head = mergeBase("HEAD");
  return bases.find((base) => base !== head) ?? bases[0];
}

/**
 * Finds the unit tests of these files: those that import them, directly or not. Tests read other files (templates,
 * samples, pages of docs) by path, so for such a file these are the tests of the nearest folder that has any.
 * @param {string[]} files Relative to the project's root.
 * @param {Map<string, Set<string>>} [imports] As `readImports` returns them; of the whole project by default.
 */
export function findUnitTests(files, imports = readAllImports()) {
  const importers = new Map();
  for (const [from, targets] of imports) {
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from]);
  }
  const reached = new Set(files);
  // The set grows while it is iterated.
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  const tests = [...imports.keys()].filter((file) => unitTest.test(file));
  const readByPath = files.filter((file) => !imports.has(file));
  const nearby = readByPath.flatMap((file) => testsNear(file, tests));
  return tests.filter((test) => reached.has(test) || nearby.includes(test));
}

const readAllImports = () =>
  readImports(
    root,
    readdirSync(root).filter((name) => !/^(node_modules|dist|public|\..*)$/.test(name)),
  );

function testsNear(file, tests) {
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
    const inside = tests.filter((test) => test.startsWith(`${folder}/`));
    if (inside.length > 0) return inside;
  }
  return [];
}
