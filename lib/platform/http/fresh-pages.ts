import { oncePerProcess } from "@/lib/core/once-per-process";

/**
 * Makes every page render again on its next request. Call it in the route, after the
 * transaction that called `raiseContentRevision`: the operator then sees the change at once. Other
 * instances, and this one if it is forgotten, follow within seconds (`lib/startup/watch-content.ts`).
 *
 * Prerendered pages of this process hold what they held when they were rendered; `server/page-cache.mjs`,
 * which keeps them, reads here since when that is too old.
 */
export function refreshPages(): void {
  oncePerProcess("content", () => ({ changedAt: 0 })).changedAt = Date.now();
}
