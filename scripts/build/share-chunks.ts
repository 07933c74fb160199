/**
 * Runs after `next build`: Turbopack writes identical copies of a server chunk for each route that needs it. Node would
 * compile every copy at each start: two thirds of all server code. Points the routes to one copy and deletes the others
 * (docs/performance/pages.md).
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const built = fileURLToPath(new URL("../../.next/", import.meta.url));
/** The last line of a chunk names its own file, the only difference between copies. */
const ownName = /\n\/\/# sourceMappingURL=.*$/;
const chunkPath = /server\/chunks\/[^"\\]+\.js/g;

/** Files that Node loads, by path from `built` with slashes: the form in which code names a chunk. */
const scripts = new Map(
  readdirSync(join(built, "server"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [relative(built, path).split(sep).join("/"), readFileSync(path, "utf8")]),
);

const firstOf = new Map<string, string>();
const sharedBy = new Map<string, string>();
for (const [path, code] of scripts) {
  if (!path.startsWith("server/chunks/")) continue;
  const content = code.replace(ownName, "");
  const first = firstOf.get(content);
  if (first) sharedBy.set(path, first);
  else firstOf.set(content, path);
}

for (const [path, code] of scripts) {
  if (sharedBy.has(path)) {
    for (const file of [path, `${path}.map`]) rmSync(join(built, file), { force: true });
    continue;
  }
  const led = code.replace(chunkPath, (chunk) => sharedBy.get(chunk) ?? chunk);
  if (led !== code) writeFileSync(join(built, path), led);
}
