/** Which file imports which, parsed from the source text. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { ResolverFactory } from "oxc-resolver";

const code = /\.[cm]?[jt]sx?$/;
/** Generated files; their imports are nobody's decision. */
const generated =
  /^lib\/(platform\/(db|content)|engine\/services|tools\/cookie-banner)\/generated\//;

/**
 * Reads the imports of some files, or of all files in some folders, and of the files that those import, wherever they are: `import`,
 * `export … from`, `import()`, including types. Unresolved imports are left out, because the compiler reports them.
 * @param {string} root The folder of the project, absolute.
 * @param {string[]} paths Of files and folders, relative to `root`.
 * @returns {Map<string, Set<string>>} A file → the files that it imports, all relative to `root` and with slashes; a
 * package is `node_modules/` and the import specifier.
 */
export function readImports(root, paths) {
  const resolver = new ResolverFactory({
    tsconfig: { configFile: join(root, "tsconfig.json") },
    extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    symlinks: false,
  });
  const resolve = (from, request) => {
    if (!/^(\.|@\/)/.test(request)) return `node_modules/${request}`;
    const { path } = resolver.sync(dirname(join(root, from)), request);
    return path && relative(root, path).split(sep).join("/");
  };

  const imports = new Map();
  const waiting = paths
    .flatMap((path) => (statSync(join(root, path)).isDirectory() ? listFiles(root, path) : [path]))
    .filter((path) => code.test(path) && !generated.test(path));
  // The list grows while it is iterated.
  for (const file of waiting) {
    if (imports.has(file)) continue;
    const targets = new Set();
    imports.set(file, targets);
    if (!code.test(file)) continue;
    for (const request of requestsOf(file, readFileSync(join(root, file), "utf8"))) {
      const target = resolve(file, request);
      if (!target || generated.test(target)) continue;
      targets.add(target);
      if (!target.startsWith("node_modules/")) waiting.push(target);
    }
  }
  return imports;
}

const listFiles = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));

/** The import specifiers of a file, as written. */
function requestsOf(file, text) {
  const parsed = parseSync(file, text);
  const { staticImports, staticExports } = parsed.module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  // Building the syntax tree costs more than scanning, and only `import()` needs it.
  if (/\bimport\s*\(/.test(text)) {
    const add = ({ source }) => {
      if (source.type === "Literal") requests.push(source.value);
    };
    new Visitor({ ImportExpression: add, TSImportType: add }).visit(parsed.program);
  }
  return requests;
}
