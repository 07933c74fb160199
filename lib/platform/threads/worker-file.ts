import "server-only";

import { existsSync } from "node:fs";
import { join } from "node:path";

export type WorkerFile = {
  filename: string;
  execArgv?: string[];
  /**
   * What the start of a thread may take in milliseconds, which is not the fault of its first task; none when absent.
   */
  startMs?: number;
};

/**
 * The file of a worker thread and how to run it: the bundle `dist/<name>.mjs` that
 * `scripts/build/build-worker.ts` makes of `lib/**\/<name>.ts`, or, in tests and in development, where the
 * bundle may be missing or stale, the source itself through tsx.
 * @param source the worker's source, relative to the project's root.
 * @throws Error in production when the bundle is missing.
 */
export function workerFile(source: string): WorkerFile {
  // Bundled code does not know where it came from; the server always runs in the project's root.
  const root = process.cwd();
  if (process.env.NODE_ENV !== "production") {
    // The condition is what `server-only` asks for; the bundle leaves that package out.
    const execArgv = ["--conditions=react-server", "--import", "tsx"];
    // The source is compiled first: on a busy machine that took longer than a text may take.
    return { filename: join(root, source), execArgv, startMs: 30_000 };
  }
  const name = source.replace(/^.*\//, "").replace(/\.ts$/, ".mjs");
  const filename = join(root, "dist", name);
  if (!existsSync(filename)) {
    throw new Error(`${filename} is missing: run «npm start»`);
  }
  return { filename };
}
