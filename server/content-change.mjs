/** Set by lib/platform/http/refresh-pages.ts: `{ changedAt }`, in milliseconds. */
const contentKey = Symbol.for("sait-po-zakonu.content");
const changedAt = () => globalThis[contentKey]?.changedAt ?? 0;

/**
 * Whether content read at that time is still current: the operator has published nothing since.
 * @param {number} readAt milliseconds. A change in the same millisecond counts as newer, because the order is unknown.
 */
export const isCurrent = (readAt) => changedAt() === 0 || readAt > changedAt();
