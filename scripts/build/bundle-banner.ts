/**
 * The code that runs on owners' sites (`lib/tools/cookie-banner/runtime`), bundled and minified as JSON; `writeBanner`
 * adds the settings.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Format } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
const runtime = "lib/tools/cookie-banner/runtime";
const folder = "lib/tools/cookie-banner/generated";

async function bundle(entry: string, format: Format): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`${runtime}/${entry}`],
    bundle: true,
    write: false,
    minify: true,
    format,
    charset: "utf8",
    // Browsers of the last six years.
    target: "es2019",
    legalComments: "none",
    logLevel: "warning",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

const code = {
  script: await bundle("script-entry.ts", "iife"),
  module: await bundle("module-entry.ts", "esm"),
};
mkdirSync(join(root, folder), { recursive: true });
writeFileSync(join(root, folder, "runtime.json"), `${JSON.stringify(code)}\n`);
