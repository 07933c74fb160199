import { renameSync } from "node:fs";
import { basename, join } from "node:path";
import { threadId } from "node:worker_threads";
import { buildSync } from "esbuild";

const bundles = new Map<string, string>();

/**
 * The Node arguments that run a program of the tests in a separate process. It is bundled once per test file: compiling
 * the same hundred modules at each start takes three times the CPU time, and a test that kills a process starts sixty.
 * @param entry The path of the program, from the project's folder.
 * @throws Error of esbuild when it does not compile.
 */
export function programCommand(entry: string, args: readonly string[] = []): [string, ...string[]] {
  const bundle = bundles.get(entry) ?? bundleProgram(entry);
  bundles.set(entry, bundle);
  return [process.execPath, "--conditions=react-server", bundle, ...args];
}

function bundleProgram(entry: string): string {
  const bundle = join(".tmp", "programs", `${basename(entry, ".ts")}.mjs`);
  // Test files run in parallel: none may start what another has half written.
  const outfile = `${bundle}.${process.pid}-${threadId}`;
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // Prisma and PGlite read WASM from next to their own files.
    packages: "external",
    alias: { "server-only": "./tests/support/runner/server-only.ts" },
    logLevel: "warning",
  });
  renameSync(outfile, bundle);
  return bundle;
}
