/**
 * Checks imports, including types: the rules of `scripts/checks/dependency-rules.mjs`; no import cycle between files;
 * no orphan module; no cycle between sibling folders, of any length and at any depth; outside `content`, imports in one
 * direction only between a folder and the files directly above it; and folders of screens named after their features.
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
  foldersOfNoFeature,
  orphanComment,
  parentCycleComment,
  rules,
  screenFolderComment,
} from "./dependency-rules.mjs";

const imports = readImports(root, ["app", "components", "content", "lib"]);
const isTest = (path) => /\.test\.tsx?$/.test(path);
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
for (const folder of foldersIn("components")) {
  if (features.has(folder) || foldersOfNoFeature.has(folder)) continue;
  broken.push(`screens-named-after-features: components/${folder}\n  ${screenFolderComment}`);
}

const imported = new Set([...imports.values()].flatMap((targets) => [...targets]));
for (const [file, targets] of imports) {
  if (targets.size > 0 || imported.has(file) || entryPoints.test(file)) continue;
  broken.push(`no-orphans: ${file}\n  ${orphanComment}`);
}

/** The sibling folders that an import between two files connects. */
function foldersOf(from, to) {
  // The folders of `lib` count as siblings of `app` and `components`.
  const [a, b] = [from, to].map((path) =>
    path
      .replace(/^lib\//, "")
      .split("/")
      .slice(0, -1),
  );
  const parting = a.findIndex((name, at) => name !== b[at]);
  if (parting < 0 || parting >= b.length) return null;
  return [a, b].map((names) => names.slice(0, parting + 1).join("/"));
}

/** Folder → the folders it imports, each with an example pair of files. */
const folderImports = new Map();
for (const [source, targets] of imports) {
  if (isTest(source)) continue;
  for (const target of targets) {
    const folders = /^(app|components|content|lib)\//.test(target) && foldersOf(source, target);
    if (!folders) continue;
    const [from, to] = folders;
    if (!folderImports.has(from)) folderImports.set(from, new Map());
    folderImports.get(from).set(to, `${source} → ${target}`);
  }
}

for (const circle of findCycles(folderImports)) {
  const examples = circle.slice(1).map((to, at) => folderImports.get(circle[at]).get(to));
  broken.push(`${circle.join(" → ")}: ${examples.join("; ")}\n  ${folderCycleComment}`);
}

/** Folder → an import from it to a file directly above it, and the reverse. */
const upwards = new Map();
const downwards = new Map();
const folderOf = (path) => path.slice(0, path.lastIndexOf("/"));
/** The direct subfolder of `above` that contains `below`; undefined if there is none. */
const folderBelow = (above, below) =>
  below.startsWith(`${above}/`)
    ? `${above}/${below.slice(above.length + 1).split("/")[0]}`
    : undefined;
for (const [source, targets] of imports) {
  if (isTest(source) || source.startsWith("content/")) continue;
  for (const target of targets) {
    const example = `${source} → ${target}`;
    const importing = folderBelow(folderOf(target), folderOf(source));
    if (importing) upwards.set(importing, example);
    const imported = folderBelow(folderOf(source), folderOf(target));
    if (imported) downwards.set(imported, example);
  }
}
for (const [folder, example] of upwards) {
  if (!downwards.has(folder)) continue;
  broken.push(
    `${folder} ⇄ files above it: ${example}; ${downwards.get(folder)}\n  ${parentCycleComment}`,
  );
}

const importCount = [...folderImports.values()].reduce((sum, targets) => sum + targets.size, 0);
for (const line of broken) console.error(line);
console.log(
  `${imports.size} files, ${importCount} imports between folders, ${broken.length} broken`,
);
process.exit(broken.length > 0 ? 1 : 0);
