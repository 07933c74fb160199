import { dayMs } from "@/lib/core/time/day-ms";

/** A session that is not used for this long ends. */
const idleMs = 7 * dayMs;
/** A session ends after this long however much it is used; the token's `exp` says the same. */
export const maxAgeMs = 30 * dayMs;
/** How stale `lastSeenAt` may get: a write on every read would be a write too many. */
export const touchAfterMs = 5 * 60 * 1000;

/**
 * The instant at which a session begun at `createdAt` and used at `now` ends. Source:
 * docs/specification/accounts.md#sessions.
 */
export function sessionExpiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + maxAgeMs));
}
