/**
 * Bundles every `lib/**\/*-worker.ts` into `dist/<name>.mjs`, which `lib/platform/threads/worker-file.ts` finds. Next
 * bundles pages, not worker threads: their files would be missing from its build.
 */
import { readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { frozenFrame } from "@/scripts/build/frozen-frame";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Replaces the package `server-only`, which throws outside a React server. */
const serverOnly: Plugin = {
  name: "server-only",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^server-only$/ }, () => ({ path: "server-only", namespace: "empty" }));
    onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "" }));
  },
};

const entries = readdirSync(join(root, "lib"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("-worker.ts"))
  .map((path) => join(root, "lib", path));

rmSync(join(root, "dist"), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(entries.map((path) => [basename(path, ".ts"), path])),
  outdir: "dist",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  // Packages read fonts and WASM from next to their own files, so they are not bundled.
  packages: "external",
  plugins: [serverOnly, frozenFrame],
  sourcemap: true,
  logLevel: "warning",
});
