import "server-only";

import { createHmac } from "node:crypto";
import type { PasswordTask } from "@/lib/platform/auth/passwords/password-worker";
import { type Pepper, peppers } from "@/lib/platform/auth/secrets";
import { environment } from "@/lib/platform/config/environment";
import { spareCores, ThreadPool } from "@/lib/platform/threads/thread-pool";
import { workerFile } from "@/lib/platform/threads/worker-file";

/**
 * How a password is stored: `bcrypt-hmac-sha384$<pepper id>$2b$<cost>$…`, that is bcrypt over
 * `base64(HMAC-SHA-384(pepper, password))`. The HMAC makes bcrypt's 72 bytes and its NUL trap harmless, and a stolen
 * table is worthless without the server's secret. The string names the algorithm, so that it can be replaced later.
 * Source: docs/specification/accounts.md#passwords, OWASP Password Storage.
 */
const scheme = "bcrypt-hmac-sha384";
const cost = () => environment().bcryptCost;

/** What is stored in a password's place for who signs in only by a service. No password fits it. */
export const noPassword = "no-password";

/**
 * The maximum number of waiting hashes, beyond which a login is rejected: about three seconds of work, since users do
 * not wait longer for a form.
 */
const queueLength = 64;

const threads = Math.min(4, spareCores());
const pool = new ThreadPool<PasswordTask, string | boolean>({
  name: "password",
  worker: () => workerFile("lib/platform/auth/passwords/password-worker.ts"),
  maxThreads: threads,
  maxPendingTasks: threads + queueLength,
  busy: {
    message: "Слишком много входов сразу. Попробуйте через минуту.",
    retryAfterSeconds: 10,
  },
});

/**
 * The hash that the password for an unknown e-mail is compared with, so that the work is the same. It is the hash of 48
 * random bytes that are stored nowhere.
 */
const decoy = () =>
  `$2b$${twoDigits(cost())}$gl7rWCez.5Sj3c1qfvLc4e9KxfmQEcmkj2IbJYjcHSeDa1XZVRojW`;

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Hashes a new password for storage. */
export async function hashPassword(password: string): Promise<string> {
  const [pepper] = peppers();
  const hash = await pool.run({ kind: "hash", digest: digest(pepper, password), cost: cost() });
  return `${scheme}$${pepper.id}${hash}`;
}

/**
 * Whether `password` matches the hash `stored`. With null (no account has this e-mail) it is false after the same time.
 * @throws DomainError UNAVAILABLE when too many logins are waiting.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = stored === null ? null : parse(stored);
  const pepper = parts && peppers().find(({ id }) => id === parts.pepperId);
  if (!parts || !pepper) {
    await pool.run({ kind: "compare", digest: digest(peppers()[0], password), hash: decoy() });
    return false;
  }
  const fits = await pool.run({
    kind: "compare",
    digest: digest(pepper, password),
    hash: parts.hash,
  });
  return fits === true;
}

/** True when a password should be hashed again: the secret or the cost has changed. */
export function needsRehash(stored: string): boolean {
  const parts = parse(stored);
  const [pepper] = peppers();
  return parts?.pepperId !== pepper.id || !parts.hash.startsWith(`$2b$${twoDigits(cost())}$`);
}

function parse(stored: string): { pepperId: string; hash: string } | null {
  const match = /^bcrypt-hmac-sha384\$([0-9a-f]{8})(\$2b\$\d\d\$[./A-Za-z0-9]{53})$/.exec(stored);
  const [, pepperId, hash] = match ?? [];
  return pepperId !== undefined && hash !== undefined ? { pepperId, hash } : null;
}

function digest(pepper: Pepper, password: string): string {
  return createHmac("sha384", pepper.key).update(password, "utf8").digest("base64");
}

/** Ends the threads, at shutdown. */
export const closePasswordThreads = (): Promise<void> => pool.close();
