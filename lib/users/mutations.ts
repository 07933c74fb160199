import "server-only";

import { type Account, accountColumns, toAccount } from "@/lib/auth/account";
import type { Role } from "@/lib/auth/roles";
import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/database";

export type NewUser = {
  email: string;
  passwordHash: string;
  firstName?: string;
  lastName?: string;
  role: Role;
  documentsLimit: number;
  emailConfirmed: boolean;
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
      // Shared in links by hand, so shorter than an id; 51 random bits still never meet.
      referralCode: newId().slice(0, 10),
      createdAt: now,
      updatedAt: now,
    },
    select: accountColumns,
  });
  return toAccount(row);
}

/** Replaces a hash by a newer one of the same password; a password changed meanwhile stays. */
export async function renewPasswordHash(
  database: Transaction,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await database.user.updateMany({ where: { id: userId, password: from }, data: { password: to } });
}
