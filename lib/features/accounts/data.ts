import "server-only";

import { toMoscowMonth } from "@/lib/core/time/moscow-time";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import {
  type Account,
  type AuthorizedUserId,
  accountColumns,
  toAccount,
} from "@/lib/platform/auth/account";
import type { TokenClaims } from "@/lib/platform/auth/token";
import type { Transaction } from "@/lib/platform/db/database";

/** An account together with its stored password hash, only for the login. */
export async function findCredentials(
  database: Transaction,
  email: string,
): Promise<{ account: Account; passwordHash: string } | null> {
  const row = await database.user.findUnique({
    where: { email },
    select: { ...accountColumns, password: true },
  });
  if (!row) return null;
  const { password, ...columns } = row;
  return { account: toAccount(columns), passwordHash: password };
}

/**
 * Locks the rows that a login reads until the end of the transaction: a concurrent change waits and then sees the new
 * session. Null when the account is gone.
 */
export async function lockCredentials(
  tx: Transaction,
  userId: string,
): Promise<{
  email: string;
  passwordHash: string;
  isBlocked: boolean;
  hasSecondFactor: boolean;
} | null> {
  const [user] = await tx.$queryRaw<{ email: string; password: string; isBlocked: boolean }[]>`
    SELECT email, password, "blockedAt" IS NOT NULL AS "isBlocked"
    FROM users WHERE id = ${userId} FOR SHARE`;
  if (!user) return null;
  const [factor] = await tx.$queryRaw<{ isOn: boolean }[]>`
    SELECT "enabledAt" IS NOT NULL AS "isOn"
    FROM second_factors WHERE "userId" = ${userId} FOR SHARE`;
  const { password: passwordHash, ...rest } = user;
  return { ...rest, passwordHash, hasSecondFactor: factor?.isOn ?? false };
}

/** The stored hash of the user's own password; null when the account is gone. */
export async function findPasswordHash(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<string | null> {
  const row = await database.user.findUnique({
    where: { id: userId },
    select: { password: true },
  });
  return row?.password ?? null;
}

/** The id of the user with a referral code, or null. */
export async function findReferrer(database: Transaction, code: string): Promise<string | null> {
  const row = await database.user.findUnique({
    where: { referralCode: code },
    select: { id: true },
  });
  return row?.id ?? null;
}

/**
 * The account as its owner's client reads it. `now` decides whether the stored monthly count is for the current month.
 */
export function toCurrentUser(account: Account, now: Date): CurrentUser {
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    role: account.role,
    subscription: account.subscription,
    documentsCreated: account.documentsMonth === toMoscowMonth(now) ? account.documentsCreated : 0,
    documentsLimit: account.documentsLimit,
    profileImageUrl: account.profileImageUrl,
    companyName: account.companyName,
    companyType: account.companyType,
    phone: account.phone,
    address: account.address,
    avatarUrl: account.avatarUrl,
    emailConfirmed: account.emailConfirmed,
    ...(account.passwordExpiresAt
      ? { passwordExpiresAt: account.passwordExpiresAt.toISOString() }
      : {}),
  };
}

/**
 * The account of an admin while the database is unreachable, taken from a valid token; null for other roles. Source:
 * docs/specification/accounts.md#admin-fallback.
 */
export function toFallbackAdmin(claims: TokenClaims): CurrentUser | null {
  if (claims.role !== "admin") return null;
  return {
    id: claims.sub,
    email: "",
    firstName: "Admin",
    lastName: "User",
    role: "admin",
    subscription: "premium",
    documentsCreated: 0,
    documentsLimit: -1,
    profileImageUrl: null,
    companyName: null,
    companyType: "individual",
    phone: null,
    address: null,
    avatarUrl: null,
    emailConfirmed: true,
    degraded: true,
  };
}
