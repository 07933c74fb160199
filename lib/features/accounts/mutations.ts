import "server-only";

import { newId } from "@/lib/core/ids";
import {
  type Account,
  type AuthorizedUserId,
  accountColumns,
  toAccount,
} from "@/lib/platform/auth/account";
import type { Role } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";

export type NewUser = {
  email: string;
  passwordHash: string;
  firstName?: string;
  lastName?: string;
  role: Role;
  documentsLimit: number;
  emailConfirmed: boolean;
  /** The `ADMIN_EMAIL` that the first administrator was created for. */
  operatorEmail?: string;
  /** For a generated password. */
  passwordExpiresAt?: Date;
  referredBy: string | null;
};

/** @throws a unique violation when the e-mail is taken. */
export async function createUser(
  database: Transaction,
  { passwordHash, ...columns }: NewUser,
  now: Date,
): Promise<Account> {
  const row = await database.user.create({
    data: {
      ...columns,
      id: newId(),
      password: passwordHash,
      // Users share this code by hand, so it is shorter than an id; with 51 random bits collisions do not happen.
      referralCode: newId().slice(0, 10),
      createdAt: now,
      updatedAt: now,
    },
    select: accountColumns,
  });
  return toAccount(row);
}

/** Replaces a hash by a newer one of the same password; a password that was changed meanwhile is kept. */
export async function upgradePasswordHash(
  database: Transaction,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await database.user.updateMany({ where: { id: userId, password: from }, data: { password: to } });
}

/** @returns false when the password is no longer `from`: a concurrent change came first. */
export async function replacePassword(
  database: Transaction,
  userId: AuthorizedUserId,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<boolean> {
  const { count } = await database.user.updateMany({
    where: { id: userId, password: from },
    data: { password: to, passwordExpiresAt: null, updatedAt: now },
  });
  return count === 1;
}

/**
 * The ids of all administrators who can sign in, locked until the transaction ends. Always in the same order: two
 * administrators who remove themselves or each other wait for one another here, and the second sees the result of the
 * first.
 */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE role = 'admin' AND "blockedAt" IS NULL ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}
