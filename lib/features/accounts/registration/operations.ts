import "server-only";

import { fieldError } from "@/lib/core/errors";
import { queueConfirmation } from "@/lib/features/accounts/confirmation/operations";
import { findReferrer, toCurrentUser } from "@/lib/features/accounts/data";
import { createUser } from "@/lib/features/accounts/mutations";
import { rejectCommonPassword } from "@/lib/features/accounts/password/reject-common";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type { Registration } from "@/lib/features/accounts/schema";
import type { SessionOrigin } from "@/lib/features/accounts/sessions/data";
import { startSession } from "@/lib/features/accounts/sessions/operations";
import { getPlanLimits } from "@/lib/features/settings/data";
import type { Account } from "@/lib/platform/auth/account";
import { hashPassword } from "@/lib/platform/auth/passwords/password";
import { mintToken } from "@/lib/platform/auth/token";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { isUniqueViolation } from "@/lib/platform/db/errors";

/**
 * Creates an account on the free plan, signs it in and queues the e-mail that confirms its address.
 * @throws DomainError VALIDATION for a known password; CONFLICT when the e-mail is taken.
 */
export async function register(
  database: Database,
  registration: Registration,
  origin: SessionOrigin,
  now: Date,
): Promise<SignedIn> {
  const { password, ...owner } = registration;
  rejectCommonPassword(password, "password");
  // Before the transaction: hashing is slow, and the embedded database has one connection.
  const passwordHash = await hashPassword(password);
  return createAccountWithSession(database, { ...owner, passwordHash }, origin, now);
}

/**
 * The part of `register` after the password is hashed.
 * @returns the token of the new session, and its user.
 * @throws DomainError CONFLICT when the e-mail is taken.
 */
export async function createAccountWithSession(
  database: Database,
  owner: Omit<Registration, "password"> & { passwordHash: string },
  origin: SessionOrigin,
  now: Date,
): Promise<SignedIn> {
  try {
    return await database.$transaction(async (tx) => {
      const account = await insertAccount(tx, { ...owner, emailConfirmed: false }, now);
      await queueConfirmation(tx, account, now);
      const token = await mintToken(await startSession(tx, account, origin, now));
      return { token, user: toCurrentUser(account, now) };
    });
  } catch (cause) {
    if (!isUniqueViolation(cause, "email")) throw cause;
    throw fieldError("email", "Пользователь с таким email уже зарегистрирован", {
      code: "CONFLICT",
      cause,
    });
  }
}

/**
 * Inserts a new user on the free plan.
 * @throws a unique violation when the e-mail is taken.
 */
export async function insertAccount(
  tx: Transaction,
  owner: Omit<Registration, "password"> & { passwordHash: string; emailConfirmed: boolean },
  now: Date,
): Promise<Account> {
  const { ref, ...columns } = owner;
  const { free } = await getPlanLimits(tx);
  const referredBy = ref === undefined ? null : await findReferrer(tx, ref);
  return createUser(tx, { ...columns, role: "user", documentsLimit: free, referredBy }, now);
}
