/**
 * Checks imports, those of types too: the rules of `.dependency-cruiser.mjs`, and that sibling folders form no import
 * cycle, of any length and at any depth.
 *
 * Not checked: tests; a folder and the files above it; `content ⇄ lib`. The folders of `lib` count as siblings of
 * `content`, `components` and `app`, because `content` lies between them.
 */
import { cruise } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTypeScriptConfig from "dependency-cruiser/config-utl/extract-ts-config";
import rules from "../.dependency-cruiser.mjs";

const options = await extractOptions("./.dependency-cruiser.mjs");
const { output } = await cruise(
  ["app", "components", "content", "lib"],
  {
    ...options,
    validate: true,
    // All or nothing: an unchanged tree takes two seconds instead of ten.
    cache: { folder: ".tmp/depcruise", strategy: "content", compress: false },
  },
  undefined,
  { tsConfig: extractTypeScriptConfig("./tsconfig.json") },
);

/** The name of a rule → what to do instead. */
const comments = new Map(rules.forbidden.map(({ name, comment }) => [name, comment]));
const broken = output.summary.violations.map(
  ({ rule, from, to }) => `${rule.name}: ${from} → ${to}\n  ${comments.get(rule.name)}`,
);

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

/** Folder → the folders that it imports, each with a pair of files that shows it. */
const arrows = new Map();
for (const { source, dependencies } of output.modules) {
  if (source.includes(".test.")) continue;
  for (const { resolved } of dependencies) {
    const folders = /^(app|components|content|lib)\//.test(resolved) && foldersOf(source, resolved);
    if (!folders) continue;
    const [from, to] = folders;
    if (!arrows.has(from)) arrows.set(from, new Map());
    arrows.get(from).set(to, `${source} → ${resolved}`);
  }
}

/** The shortest way along arrows, both ends included; null when there is none. */
function findWay(from, to) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    if (way.at(-1) === to) return way;
    for (const next of arrows.get(way.at(-1))?.keys() ?? []) {
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

const circles = [];
for (const [from, targets] of arrows) {
  for (const to of targets.keys()) {
    const back = findWay(to, from);
    if (back) circles.push([from, ...back]);
  }
}
// One wrong arrow closes many circles: of those that share an arrow the shortest tells enough.
const told = new Set();
for (const circle of circles.toSorted((one, other) => one.length - other.length)) {
  const steps = circle.slice(1).map((to, at) => `${circle[at]} → ${to}`);
  if (steps.some((step) => told.has(step))) continue;
  for (const step of steps) told.add(step);
  const examples = circle.slice(1).map((to, at) => arrows.get(circle[at]).get(to));
  broken.push(
    `${circle.join(" → ")}: ${examples.join("; ")}\n  folders beside each other import one way: move what both need into one of them, or below both`,
  );
}

const arrowCount = [...arrows.values()].reduce((sum, targets) => sum + targets.size, 0);
for (const line of broken) console.error(line);
console.log(
  `${output.modules.length} files, ${arrowCount} arrows between folders, ${broken.length} broken`,
);
process.exit(broken.length > 0 ? 1 : 0);
