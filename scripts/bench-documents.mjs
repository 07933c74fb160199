/**
 * `npm run bench:documents`: bundles bench/documents.ts as the server's code is bundled, then runs it.
 * Run through tsx, every small function would be wrapped, and the times would be tsx's.
 */
import { mkdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const folder = "node_modules/.cache/bench";
mkdirSync(folder, { recursive: true });
await build({
  entryPoints: ["bench/documents.ts", "bench/documents/export-thread.ts"],
  outdir: folder,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  logLevel: "error",
});
await import(pathToFileURL(`${folder}/documents.mjs`).href);
