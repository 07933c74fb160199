/**
 * After `next build`: gives each prerendered page a script policy with the hashes of its own inline
 * scripts, as the first thing in its head that a browser obeys. An injected script then does not run,
 * and the page stays a static file. Fails when the build holds a page that it cannot protect this way.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { prerenderedFiles } from "@/scripts/prerendered-files";
import { withScriptPolicy } from "@/scripts/script-policy";

const built = fileURLToPath(new URL("../.next/server", import.meta.url));

/** Pages rendered per request would go out without a script policy: they need a nonce first. */
function refuseDynamicPages() {
  const read = (file: string) => JSON.parse(readFileSync(join(built, "..", file), "utf8"));
  const pages: string[] = Object.entries<string>(read("app-path-routes-manifest.json"))
    .filter(([file]) => file.endsWith("/page"))
    .map(([, path]) => path);
  const { routes, dynamicRoutes } = read("prerender-manifest.json");
  // A page with a variable segment whose every address was written at build: any other is a 404.
  const isClosed = (page: string) => dynamicRoutes[page]?.fallback === false;
  const dynamic = pages.filter((page) => !(page in routes) && !isClosed(page));
  if (dynamic.length > 0) {
    throw new Error(
      `These pages are rendered per request and would have no script policy: ${dynamic.join(", ")}`,
    );
  }
}

refuseDynamicPages();
let count = 0;
for (const file of prerenderedFiles(built)) {
  const html = readFileSync(file, "utf8");
  const hash = (script: string) => createHash("sha256").update(script, "utf8").digest("base64");
  const protectedHtml = withScriptPolicy(html, hash);
  if (protectedHtml === null) throw new Error(`No <head> in ${relative(built, file)}`);
  writeFileSync(file, protectedHtml);
  count += 1;
}
if (count === 0) throw new Error("The build holds no prerendered page");
console.log(`Script policies: ${count} pages`);
