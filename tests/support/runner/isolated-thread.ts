import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether each file of the project has its own thread: true for files named `*.alone.db.test.ts`. */
    ownThread?: boolean;
  }
}

/**
 * Guards helpers that change settings. Settings are read once per thread, so in a shared thread later files would see
 * them, and which files those are is random.
 * @throws Error if files share their thread
 */
export function requireIsolatedThread(): void {
  if (!inject("ownThread"))
    throw new Error("This file changes settings: call it *.alone.db.test.ts");
}
