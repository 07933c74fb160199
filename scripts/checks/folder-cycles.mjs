/** Cycles between folders: those beside each other, and a folder with the files directly above it. */
import { findCycles } from "./cycles.mjs";

/** @typedef {Map<string, Set<string>>} Imports A file → the files that it imports. */

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

/**
 * @param {Imports} imports
 * @param {RegExp} checked The imported paths whose folders count.
 * @returns {Map<string, Map<string, string>>} Folder → the folders it imports, each with an example pair of files.
 */
export function readFolderImports(imports, checked) {
  const folderImports = new Map();
  for (const [source, targets] of imports) {
    for (const target of targets) {
      const folders = checked.test(target) && foldersOf(source, target);
      if (!folders) continue;
      const [from, to] = folders;
      if (!folderImports.has(from)) folderImports.set(from, new Map());
      folderImports.get(from).set(to, `${source} → ${target}`);
    }
  }
  return folderImports;
}

/**
 * Finds the cycles between sibling folders, of any length and at any depth.
 * @param {Map<string, Map<string, string>>} folderImports
 * @returns {string[]} Each with an example of every import.
 */
export const findFolderCycles = (folderImports) =>
  findCycles(folderImports).map((circle) => {
    const examples = circle.slice(1).map((to, at) => folderImports.get(circle[at]).get(to));
    return `${circle.join(" → ")}: ${examples.join("; ")}`;
  });

/**
 * Finds folders that both import a file directly above them and are imported by one.
 * @param {Imports} imports
 * @returns {string[]} Each with an example of both imports.
 */
export function findParentCycles(imports) {
  /** Folder → an import from it to a file directly above it, and the reverse. */
  const upwards = new Map();
  const downwards = new Map();
  for (const [source, targets] of imports) {
    for (const target of targets) {
      const example = `${source} → ${target}`;
      const importing = folderBelow(folderOf(target), folderOf(source));
      if (importing) upwards.set(importing, example);
      const imported = folderBelow(folderOf(source), folderOf(target));
      if (imported) downwards.set(imported, example);
    }
  }
  return [...upwards]
    .filter(([folder]) => downwards.has(folder))
    .map(([folder, example]) => `${folder} ⇄ files above it: ${example}; ${downwards.get(folder)}`);
}

const folderOf = (path) => path.slice(0, path.lastIndexOf("/"));
/** The direct subfolder of `above` that contains `below`; undefined if there is none. */
const folderBelow = (above, below) =>
  below.startsWith(`${above}/`)
    ? `${above}/${below.slice(above.length + 1).split("/")[0]}`
    : undefined;
