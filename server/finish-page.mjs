/**
 * Adds what a built page has and a page that Next renders again would lack: its script policy and critical styles
 * (docs/decisions/0006-static-pages.md). Done once, when the page enters Next's cache (`page-cache.mjs`), so that
 * responses need not be inspected.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inlineCriticalStyles, loadCriticalStyles } from "./critical-styles.mjs";
import { isPagePayload, scriptHash, scriptPolicy } from "./script-policy.mjs";

/**
 * The cache finds the function under this key: the bundler puts the cache next to the middleware, where no file can be
 * read.
 */
const key = Symbol.for("sait-po-zakonu.finish-page");

/**
 * Call it before the first page is asked for.
 * @param {string} folder the build
 */
export function installPageFinisher(folder) {
  const ownScripts = new Set(JSON.parse(readFileSync(join(folder, "own-scripts.json"), "utf8")));
  /** A script of ours: one that carries a page's data, or one that the build wrote into its pages. */
  const mayRun = (script) => isPagePayload(script) || ownScripts.has(scriptHash(script));
  const stylesFor = loadCriticalStyles(folder);
  globalThis[key] = (path, { html, headers, status }) => {
    const styles = stylesFor({ req: { url: path, headers: {} }, statusCode: status });
    const page = inlineCriticalStyles(html, styles);
    const policy = scriptPolicy(page, mayRun);
    return { html: page, headers: { ...headers, "content-security-policy": policy } };
  };
}
