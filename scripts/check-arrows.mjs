/**
 * The arrows between files and folders: the rules of `.dependency-cruiser.mjs`, and that no two folders
 * side by side import each other, at any depth (two such folders are one room with a wall through it).
 */
import { cruise } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTypeScriptConfig from "dependency-cruiser/config-utl/extract-ts-config";

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

const broken = output.summary.violations.map(
  ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
);

/** What an arrow between two files says of the folders: those in which their paths part. */
function foldersOf(from, to) {
  // The floors of `lib` are seen from the door, beside `app` and `components`.
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

const examples = new Map();
for (const { source, dependencies } of output.modules) {
  if (source.includes(".test.")) continue;
  for (const { resolved } of dependencies) {
    const folders = /^(app|components|content|lib)\//.test(resolved) && foldersOf(source, resolved);
    if (folders) examples.set(folders.join(" → "), `${source} → ${resolved}`);
  }
}
for (const [arrow, example] of examples) {
  const [from, to] = arrow.split(" → ");
  const back = examples.get(`${to} → ${from}`);
  if (back && from < to) broken.push(`${from} ⇄ ${to}: ${example}; ${back}`);
}

for (const line of broken) console.error(line);
console.log(
  `${output.modules.length} files, ${examples.size} arrows between folders, ${broken.length} broken`,
);
process.exit(broken.length > 0 ? 1 : 0);
