/** Set by lib/platform/http/fresh-pages.ts: `{ changedAt }`, in milliseconds. */
const contentKey = Symbol.for("sait-po-zakonu.content");
const changedAt = () => globalThis[contentKey]?.changedAt ?? 0;

/**
 * Whether what was read at that moment holds what the operator published since: nothing, or nothing newer.
 * @param {number} readAt milliseconds. «Not newer»: within one millisecond nobody knows which was first.
 */
export const isCurrent = (readAt) => changedAt() === 0 || readAt > changedAt();
