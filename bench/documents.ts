import { fork } from "node:child_process";
import { mkdirSync } from "node:fs";
import { build } from "esbuild";
import { start } from "@/bench/shared/lifecycle";
import type { Row } from "@/bench/shared/row";
import { frozenFrame } from "@/scripts/build/frozen-frame";

const folder = "node_modules/.cache/bench";

/**
 * How long documents take, in a separate process. Bundled like the server's code: under tsx every small function is
 * wrapped, and the times would be those of tsx.
 */
export async function measureDocuments(): Promise<Row[]> {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: ["bench/documents/program.ts", "bench/documents/export-thread.ts"],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    plugins: [frozenFrame],
    logLevel: "error",
  });
  // Without tsx and the conditions of this process, with the flag of the server (deploy/).
  const child = fork(`${folder}/program.mjs`, { execArgv: ["--max-semi-space-size=32"] });
  const measured = new Promise<Row[]>((resolve, reject) => {
    child.once("message", (rows) => resolve(rows as Row[]));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The measurement of documents ended: ${code}`)));
  });
  await start(Promise.resolve(child), async () => void child.kill("SIGTERM"));
  return measured;
}
