import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether each file of the project has a thread of its own: those called `*.alone.db.test.ts`. */
    ownThread?: boolean;
  }
}

/**
 * For helpers that change settings. Those are read once a thread, so in a shared one the files after it would see them,
 * and which those are is decided by chance.
 * @throws Error where files share their thread
 */
export function requireIsolatedThread(): void {
  if (!inject("ownThread"))
    throw new Error("This file changes settings: call it *.alone.db.test.ts");
}
