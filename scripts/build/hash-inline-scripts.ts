/**
 * Runs after `next build`: gives each prerendered page a script policy with the hashes of its own inline scripts, in
 * the headers that Next stores next to it. Injected scripts then do not run, and the page stays a static file. The
 * hashes of scripts that are the same on every page are stored for the server, which protects pages that are rendered
 * again. Fails when the build contains a page that is rendered per request.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prerenderedFiles } from "@/scripts/build/prerendered-files";
import { inlineScripts, isPagePayload, scriptHash, scriptPolicy } from "@/server/script-policy.mjs";

const built = fileURLToPath(new URL("../../.next/server", import.meta.url));

/**
 * Pages rendered per request are not static. A page with a variable segment is prerendered for the addresses known to
 * the build; any other is a 404 (`fallback: false`), or is rendered on first request and cached (`null`).
 */
function rejectDynamicPages() {
  const read = (file: string) => JSON.parse(readFileSync(join(built, "..", file), "utf8"));
  const pages: string[] = Object.entries<string>(read("app-path-routes-manifest.json"))
    .filter(([file]) => file.endsWith("/page"))
    .map(([, path]) => path);
  const { routes, dynamicRoutes } = read("prerender-manifest.json");
  const dynamic = pages.filter((page) => !(page in routes) && !(page in dynamicRoutes));
  if (dynamic.length > 0) {
    throw new Error(`These pages are rendered for every request: ${dynamic.join(", ")}`);
  }
}

rejectDynamicPages();
let count = 0;
const ownScripts = new Set<string>();
// «pages» also holds Next's own error pages, which run no scripts (server/page-response.mjs).
for (const file of prerenderedFiles(join(built, "app"))) {
  const html = readFileSync(file, "utf8");
  // The build has no database: every script in it is ours.
  for (const script of inlineScripts(html)) {
    if (!isPagePayload(script)) ownScripts.add(scriptHash(script));
  }
  const metaFile = file.replace(/\.html$/, ".meta");
  const meta = JSON.parse(readFileSync(metaFile, "utf8"));
  const headers = { ...meta.headers, "content-security-policy": scriptPolicy(html) };
  writeFileSync(metaFile, JSON.stringify({ ...meta, headers }));
  count += 1;
}
writeFileSync(join(built, "..", "own-scripts.json"), JSON.stringify([...ownScripts].sort()));
if (count === 0) throw new Error("The build holds no prerendered page");
console.log(`Script policies: ${count} pages`);
