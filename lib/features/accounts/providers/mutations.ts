import "server-only";

import { providerNames } from "@/content/accounts/sign-in-providers";
import type { SignInProvider } from "@/lib/core/access/sign-in-providers";
import { DomainError } from "@/lib/core/errors";
import { signInMs } from "@/lib/features/accounts/providers/cookie";
import { hashToken, newToken } from "@/lib/features/accounts/tokens/mutations";
import type { ProviderProfile } from "@/lib/platform/auth/providers/provider";
import type { EncryptedChecks } from "@/lib/platform/auth/providers/sign-in";
import type { Transaction } from "@/lib/platform/db/database";
import { isUniqueViolation } from "@/lib/platform/db/errors";

type NewSignIn = {
  provider: SignInProvider;
  /** The user who connects the service; null for a sign-in. */
  userId: string | null;
  next: string | null;
  ref: string | null;
  checks: EncryptedChecks;
};

/** Stores a sign-in that is about to go to a service. @returns the token for its cookie, which is stored nowhere. */
export async function insertSignIn(
  database: Transaction,
  signIn: NewSignIn,
  now: Date,
): Promise<string> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + signInMs);
  await database.providerSignIn.create({ data: { ...signIn, tokenHash: hash, expiresAt } });
  return token;
}

/**
 * Takes the checks of a sign-in that returns from a service: of several callbacks only one gets them.
 * @returns null when the sign-in is unknown, has expired, belongs to another service, or has returned before.
 */
export async function consumeChecks(
  database: Transaction,
  { token, provider }: { token: string; provider: SignInProvider },
  now: Date,
): Promise<{ checks: EncryptedChecks; userId: string | null } | null> {
  const [row] = await database.$queryRaw<{ checks: EncryptedChecks; userId: string | null }[]>`
    UPDATE provider_sign_ins new SET checks = NULL
    FROM (
      SELECT "tokenHash", checks FROM provider_sign_ins
      WHERE "tokenHash" = ${hashToken(token)} AND provider = ${provider}
        AND checks IS NOT NULL AND "expiresAt" > ${now}
      FOR UPDATE
    ) old
    WHERE new."tokenHash" = old."tokenHash"
    RETURNING old.checks, new."userId"`;
  return row ?? null;
}

/** Stores the profile from the service until the sign-in is finished. */
export async function saveProfile(
  database: Transaction,
  token: string,
  profile: ProviderProfile,
): Promise<void> {
  await database.providerSignIn.updateMany({
    where: { tokenHash: hashToken(token) },
    data: { profile },
  });
}

/** Deletes a pending sign-in. @returns false when it has been finished already. */
export async function deleteSignIn(database: Transaction, token: string): Promise<boolean> {
  const { count } = await database.providerSignIn.deleteMany({
    where: { tokenHash: hashToken(token) },
  });
  return count === 1;
}

/** Deletes sign-ins that were not finished in time. */
export async function deleteExpiredSignIns(database: Transaction, now: Date): Promise<void> {
  await database.providerSignIn.deleteMany({ where: { expiresAt: { lte: now } } });
}

type NewIdentity = { userId: string; provider: SignInProvider; profile: ProviderProfile };

/**
 * Connects a service's user to an account.
 * @throws DomainError CONFLICT when either already has another; also when a parallel call was first.
 */
export async function insertIdentity(
  tx: Transaction,
  { userId, provider, profile }: NewIdentity,
  now: Date,
): Promise<void> {
  const { subject, email } = profile;
  try {
    await tx.providerIdentity.create({
      data: { userId, provider, subject, email, createdAt: now },
    });
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new DomainError("CONFLICT", alreadyConnectedMessage(provider), { cause });
  }
}

/** The message when a service's user or an account already has another connection. */
export const alreadyConnectedMessage = (provider: SignInProvider): string =>
  `Этот ${providerNames[provider]} уже подключён к другому кабинету, или к вашему подключён другой. Сначала отключите его в настройках.`;

/** @returns false when this service is not connected to the account. */
export async function deleteIdentity(
  tx: Transaction,
  userId: string,
  provider: SignInProvider,
): Promise<boolean> {
  const { count } = await tx.providerIdentity.deleteMany({ where: { userId, provider } });
  return count === 1;
}
