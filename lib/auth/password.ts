import "server-only";

import { createHmac } from "node:crypto";
import { availableParallelism } from "node:os";
import type { Piscina } from "piscina";
import type { PasswordTask } from "@/lib/auth/password-worker";
import { type Pepper, peppers } from "@/lib/auth/secrets";
import { workerFile } from "@/lib/config/worker-file";
import { startThreads } from "@/lib/config/worker-threads";
import { DomainError } from "@/lib/core/errors";

/**
 * How a password is stored: `bcrypt-hmac-sha384$<pepper id>$2b$10$…`, that is bcrypt over
 * `base64(HMAC-SHA-384(pepper, password))`. The HMAC makes bcrypt's 72 bytes and its NUL trap
 * harmless, and a stolen table is worthless without the server's secret. The algorithm's name stands
 * in the string, so that another one can follow. Source: decisions § 2, OWASP Password Storage.
 */
const scheme = "bcrypt-hmac-sha384";
const cost = 10;

/**
 * Waiting hashes beyond which a login is refused instead of queued: about three seconds of work, and
 * nobody waits longer for a form to answer.
 */
const queueLength = 64;

/**
 * What an unknown e-mail is compared with: the same work for the same answer. The hash of 48 random
 * bytes that were never kept.
 */
const decoy = "$2b$10$gl7rWCez.5Sj3c1qfvLc4e9KxfmQEcmkj2IbJYjcHSeDa1XZVRojW";

/** The string to store for a new password. */
export async function hashPassword(password: string): Promise<string> {
  const [pepper] = peppers();
  const hash = await run({ kind: "hash", digest: digest(pepper, password), cost });
  return `${scheme}$${pepper.id}${hash}`;
}

/**
 * Whether `password` is the one behind `stored`. With null (nobody has this e-mail) it is false
 * after the same time.
 * @throws DomainError UNAVAILABLE when too many logins wait.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = stored === null ? null : parse(stored);
  const pepper = parts && peppers().find(({ id }) => id === parts.pepperId);
  if (!parts || !pepper) {
    await run({ kind: "compare", digest: digest(peppers()[0], password), hash: decoy });
    return false;
  }
  const fits = await run({
    kind: "compare",
    digest: digest(pepper, password),
    hash: parts.hash,
  });
  return fits === true;
}

/** True when a hash should be made anew: another secret is in force, or another cost. */
export function needsRehash(stored: string): boolean {
  const parts = parse(stored);
  const [pepper] = peppers();
  return parts?.pepperId !== pepper.id || !parts.hash.startsWith(`$2b$${cost}$`);
}

function parse(stored: string): { pepperId: string; hash: string } | null {
  const match = /^bcrypt-hmac-sha384\$([0-9a-f]{8})(\$2b\$\d\d\$[./A-Za-z0-9]{53})$/.exec(stored);
  const [, pepperId, hash] = match ?? [];
  return pepperId !== undefined && hash !== undefined ? { pepperId, hash } : null;
}

function digest(pepper: Pepper, password: string): string {
  return createHmac("sha384", pepper.key).update(password, "utf8").digest("base64");
}

async function run(task: PasswordTask): Promise<string | boolean> {
  const threads = pool();
  if (threads.queueSize >= queueLength) {
    throw new DomainError("UNAVAILABLE", "Слишком много входов сразу. Попробуйте через минуту.", {
      retryAfterSeconds: 10,
    });
  }
  return threads.run(task);
}

/** One pool per process; on `globalThis` because Next evaluates this module once for each bundle. */
const poolKey = Symbol.for("sait-po-zakonu.password-pool");
type WithPool = { [poolKey]?: Piscina<PasswordTask, string | boolean> };

function pool(): Piscina<PasswordTask, string | boolean> {
  const holder = globalThis as WithPool;
  // One core stays for the requests.
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
  holder[poolKey] ??= startThreads(workerFile("lib/auth/password-worker.ts"), { threads });
  return holder[poolKey];
}

/** Ends the threads, at shutdown. */
export async function closePasswordThreads(): Promise<void> {
  const holder = globalThis as WithPool;
  const threads = holder[poolKey];
  holder[poolKey] = undefined;
  await threads?.close();
}
