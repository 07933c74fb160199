import "server-only";

import { randomInt } from "node:crypto";
import { dayMs } from "@/lib/core/time/day-ms";
import { createUser } from "@/lib/features/accounts/mutations";
import { accountEmail } from "@/lib/features/accounts/schema";
import { deleteAllSessions } from "@/lib/features/accounts/sessions/mutations";
import { hashPassword } from "@/lib/platform/auth/passwords/password";
import type { Database } from "@/lib/platform/db/database";
import { isUniqueViolation } from "@/lib/platform/db/errors";

/** The administrator created when the operator named none. Receives no mail: `.local` is not an internet domain. */
const defaultEmail = "admin@sait-po-zakonu.local";

/** A generated password must not become the permanent one: ASVS 6.4.1. */
const generatedPasswordMs = dayMs;

/** The result: `password` is only present when it was generated here, to be shown once. */
export type FirstAdmin =
  | { kind: "present" }
  | { kind: "created"; email: string; password?: string }
  /** The generated password was not replaced within a day: here is a new one, to be shown once. */
  | { kind: "renewed"; email: string; password: string }
  /** Another person registered the operator's address first. Never promoted: it may not be the operator. */
  | { kind: "taken"; email: string };

/**
 * Ensures that there is an admin: the operator's (`ADMIN_EMAIL`, `ADMIN_PASSWORD`), or on the embedded database one
 * with a random password. Does nothing on later starts: the password of the only admin and an address that they changed
 * since stay as they are.
 */
export async function ensureFirstAdmin(
  database: Database,
  options: { admin?: { email: string; password: string }; embedded: boolean },
  now: Date,
): Promise<FirstAdmin> {
  if (options.admin) {
    const email = accountEmail.parse(options.admin.email);
    const existing = await findOperator(database, email);
    if (existing !== null)
      return existing === "admin" ? { kind: "present" } : { kind: "taken", email };
    return createAdmin(database, { ...options.admin, email }, now);
  }
  if (!options.embedded) return { kind: "present" };
  const password = makePassword();
  const passwordExpiresAt = new Date(now.getTime() + generatedPasswordMs);
  const admin = await database.user.findFirst({ where: { role: "admin" }, select: { id: true } });
  if (admin) {
    const email = await renewExpired(database, { password, passwordExpiresAt }, now);
    return email === null ? { kind: "present" } : { kind: "renewed", email, password };
  }
  const credentials = { email: defaultEmail, password, passwordExpiresAt };
  const created = await createAdmin(database, credentials, now);
  return created.kind === "created" ? { ...created, password } : created;
}

/**
 * Replaces an expired generated password of the administrator. Their sessions end, because the old password may be
 * known.
 * @returns the e-mail of the account; null when there is none
 */
async function renewExpired(
  database: Database,
  { password, passwordExpiresAt }: { password: string; passwordExpiresAt: Date },
  now: Date,
): Promise<string | null> {
  const expired = { role: "admin", passwordExpiresAt: { lte: now } };
  const row = await database.user.findFirst({ where: expired, select: { id: true, email: true } });
  if (!row) return null;
  // Before the transaction: hashing is slow, and the embedded database has one connection.
  const passwordHash = await hashPassword(password);
  return database.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: row.id, ...expired },
      data: { password: passwordHash, passwordExpiresAt, updatedAt: now },
    });
    if (count === 0) return null;
    await deleteAllSessions(tx, row.id);
    return row.email;
  });
}

/**
 * The role of the administrator that the operator named, even after a change of their address; null when there is none.
 */
async function findOperator(database: Database, email: string): Promise<string | null> {
  const select = { role: true };
  const account = await database.user.findUnique({ where: { operatorEmail: email }, select });
  if (account) return account.role;
  const row = await database.user.findUnique({ where: { email }, select });
  // Created before `operatorEmail` was stored.
  if (row?.role === "admin") {
    await database.user.updateMany({ where: { email }, data: { operatorEmail: email } });
  }
  return row?.role ?? null;
}

async function createAdmin(
  database: Database,
  {
    email,
    password,
    passwordExpiresAt,
  }: { email: string; password: string; passwordExpiresAt?: Date },
  now: Date,
): Promise<FirstAdmin> {
  const passwordHash = await hashPassword(password);
  try {
    await createUser(
      database,
      {
        email,
        passwordHash,
        firstName: "Администратор",
        role: "admin",
        documentsLimit: -1,
        emailConfirmed: true,
        operatorEmail: email,
        passwordExpiresAt,
        referredBy: null,
      },
      now,
    );
    return { kind: "created", email };
  } catch (error) {
    // Another instance that started at the same time was first.
    if (isUniqueViolation(error, "email") || isUniqueViolation(error, "operatorEmail"))
      return { kind: "present" };
    throw error;
  }
}

/** Four groups of five unambiguous characters: 99 bits. */
function makePassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
