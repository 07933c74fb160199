/**
 * Checks imports, including types: the rules of `scripts/checks/dependency-rules.mjs`; no import cycle between files;
 * no orphan module; no cycle between sibling folders, of any length and at any depth; outside `content`, imports in one
 * direction only between a folder and the files directly above it; and folders of screens named after their features.
 *
 * Of `tests` and `bench` only the cycles between folders are checked.
 *
 * Not checked: cycles between folders through tests; `content ⇄ lib`. The folders of `lib` count as siblings of
 * `content`, `components` and `app`, because `content` lies between them.
 */
import { root } from "../../server/shared/root.mjs";
import { readImports } from "../shared/imports.mjs";
import { findCycles } from "./cycles.mjs";
import {
  entryPoints,
  fileCycleComment,
  folderCycleComment,
  orphanComment,
  parentCycleComment,
  rules,
  screenFolderComment,
} from "./dependency-rules.mjs";
import { findFolderCycles, findParentCycles, readFolderImports } from "./folder-cycles.mjs";

const imports = readImports(root, ["app", "components", "content", "lib"]);
const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path);
const without = (all, isLeftOut) => new Map([...all].filter(([path]) => !isLeftOut(path)));
const broken = [];

for (const [from, targets] of imports) {
  if (isTest(from)) continue;
  for (const { name, comment, ...rule } of rules) {
    if (!rule.from.test(from)) continue;
    for (const to of targets) {
      if (rule.to.test(to)) broken.push(`${name}: ${from} → ${to}\n  ${comment}`);
    }
  }
}

for (const circle of findCycles(imports)) {
  broken.push(`no-cycles: ${circle.join(" → ")}\n  ${fileCycleComment}`);
}

const foldersIn = (parent) =>
  new Set(
    [...imports.keys()]
      .filter((path) => path.startsWith(`${parent}/`))
      .map((path) => path.slice(parent.length + 1).split("/")[0]),
  );
const features = foldersIn("lib/features");
for (const folder of foldersIn("components/features")) {
  if (features.has(folder)) continue;
  broken.push(
    `screens-named-after-features: components/features/${folder}\n  ${screenFolderComment}`,
  );
}

const imported = new Set([...imports.values()].flatMap((targets) => [...targets]));
for (const [file, targets] of imports) {
  if (targets.size > 0 || imported.has(file) || entryPoints.test(file)) continue;
  broken.push(`no-orphans: ${file}\n  ${orphanComment}`);
}

const productFolders = /^(app|components|content|lib)\//;
const testFolders = /^(bench|tests)\//;
/** Tests may import from anywhere; `content` has no order between a folder and the files above it. */
const product = without(imports, isTest);
const testSupport = without(readImports(root, ["bench", "tests"]), isTest);
const folderImports = readFolderImports(product, productFolders);
for (const ring of [
  ...findFolderCycles(folderImports),
  ...findFolderCycles(readFolderImports(testSupport, testFolders)),
]) {
  broken.push(`${ring}\n  ${folderCycleComment}`);
}
for (const ring of [
  ...findParentCycles(without(product, (path) => path.startsWith("content/"))),
  ...findParentCycles(without(testSupport, (path) => !testFolders.test(path))),
]) {
  broken.push(`${ring}\n  ${parentCycleComment}`);
}

const importCount = [...folderImports.values()].reduce((sum, targets) => sum + targets.size, 0);
for (const line of broken) console.error(line);
console.log(
  `${imports.size} files, ${importCount} imports between folders, ${broken.length} broken`,
);
process.exit(broken.length > 0 ? 1 : 0);
