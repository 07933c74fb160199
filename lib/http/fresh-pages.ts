/**
 * Prerendered pages of this process hold what they held when they were rendered. `server/page-cache.mjs`,
 * which keeps them, reads from here since when that is too old. On `globalThis`, because Next evaluates
 * modules once for each bundle and that file belongs to none.
 */
const contentKey = Symbol.for("sait-po-zakonu.content");
const shared = globalThis as { [contentKey]?: { changedAt: number } };

/**
 * Makes every page be rendered anew when it is next asked for. Call it in the route, after the
 * transaction that called `raiseContentRevision`: the operator then sees the change at once. Other
 * instances, and this one if it is forgotten, follow within seconds (`lib/startup/watch-content.ts`).
 */
export function refreshPages(): void {
  shared[contentKey] = { changedAt: Date.now() };
}
