import { oncePerProcess } from "@/lib/core/once-per-process";

/**
 * Makes every page render again on its next request. Call it in the route, after the
 * transaction that called `bumpContentRevision`: the operator then sees the change at once. Other
 * instances, and this one if it is forgotten, follow within seconds (`lib/startup/watch-content.ts`).
 *
 * `server/page-cache.mjs`, which keeps the prerendered pages of this process, reads here since when they are
 * outdated.
 */
export function refreshPages(): void {
  oncePerProcess("content", () => ({ changedAt: 0 })).changedAt = Date.now();
}
