import { dayMs } from "@/lib/core/time/day-ms";

/** A session ends after being unused for this long. */
const idleMs = 7 * dayMs;
/** A session ends after this long in any case; the token's `exp` is the same. */
export const maxAgeMs = 30 * dayMs;
/** The maximum inaccuracy of `lastSeenAt`: writing on every read would be too much. */
export const touchAfterMs = 5 * 60 * 1000;

/**
 * When a session ends that was started at `createdAt` and used at `now`. Source:
 * docs/specification/accounts.md#sessions.
 */
export function sessionExpiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + maxAgeMs));
}
