import "server-only";

import { createHash } from "node:crypto";
import { DomainError } from "@/lib/core/errors";
import { environment } from "@/lib/platform/config/environment";
import type { Transaction } from "@/lib/platform/db/database";

/** A rate limit: its name, the subject that is counted, and how many hits are allowed in how many seconds. */
export type Counter = { name: string; subject: string; hits: number; seconds: number };

/** Keys over their limit → the time when that ends. Keeps most of an attack away from the database. */
const exhausted = new Map<string, number>();
const exhaustedMax = 10_000;

/**
 * Counts a hit, or several that came at once, for all instances together: one atomic statement, because a read and a
 * write would let parallel requests through. `RATE_LIMIT_SCALE` multiplies the limit.
 * @throws DomainError RATE_LIMITED with the seconds left once the limit is passed.
 */
export async function consumeRateLimit(
  database: Transaction,
  counter: Counter,
  now: Date,
  times = 1,
): Promise<void> {
  const key = counterKey(counter);
  const at = now.getTime();
  const known = exhausted.get(key);
  if (known !== undefined && known > at) throw tooMany(known - at);
  const fresh = BigInt(at + counter.seconds * 1000);
  const [row] = await database.$queryRaw<{ hits: number; expiresAt: bigint }[]>`
    INSERT INTO rate_limits (key, hits, "expiresAt") VALUES (${key}, ${times}, ${fresh})
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN rate_limits."expiresAt" <= ${BigInt(at)} THEN ${times}
        ELSE LEAST(rate_limits.hits + ${times}, 1000000000) END,
      "expiresAt" = CASE WHEN rate_limits."expiresAt" <= ${BigInt(at)} THEN ${fresh}
        ELSE rate_limits."expiresAt" END
    RETURNING hits, "expiresAt"`;
  if (!row || row.hits <= counter.hits * environment().rateLimitScale) return;
  const until = Number(row.expiresAt);
  if (exhausted.size >= exhaustedMax) exhausted.clear();
  exhausted.set(key, until);
  throw tooMany(until - at);
}

/** Resets a counter, for example after a correct password. */
export async function resetRateLimits(
  database: Transaction,
  counter: Pick<Counter, "name" | "subject">,
): Promise<void> {
  const key = counterKey(counter);
  exhausted.delete(key);
  await database.rateLimit.deleteMany({ where: { key } });
}

/** Clears the cache of exceeded limits: the next database of this process, in a test, knows nothing of them. */
export const clearExhaustedLimits = (): void => exhausted.clear();

/** Deletes expired windows, which would otherwise stay for ever. */
export async function deleteExpiredRateLimits(database: Transaction, now: Date): Promise<void> {
  await database.rateLimit.deleteMany({ where: { expiresAt: { lt: BigInt(now.getTime()) } } });
}

/** The subject may be an e-mail or an address: only its hash is stored. */
function counterKey({ name, subject }: Pick<Counter, "name" | "subject">): string {
  return `${name}:${createHash("sha256").update(subject).digest("base64url").slice(0, 32)}`;
}

function tooMany(milliseconds: number): DomainError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const wait = seconds < 60 ? `${seconds} сек.` : `${Math.ceil(seconds / 60)} мин.`;
  return new DomainError("RATE_LIMITED", `Слишком много запросов. Попробуйте снова через ${wait}`, {
    retryAfterSeconds: seconds,
  });
}
