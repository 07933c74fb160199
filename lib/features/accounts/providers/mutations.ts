import "server-only";

import { providerNames } from "@/content/sign-in/providers";
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
  /** Who joins the service to their account; null for a sign-in. */
  userId: string | null;
  next: string | null;
  ref: string | null;
  checks: EncryptedChecks;
};

/** Keeps a sign-in that goes to a service. @returns the token of its cookie, which is stored nowhere. */
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
 * Takes the checks of a sign-in that comes back: of two callbacks at once, or one after the other, one gets
 * them. @returns null when it is unknown, over, at another service, or has come back before.
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

/** Keeps what the service has said of its user, until the sign-in is finished. */
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

/** Ends a sign-in that is under way. @returns false when it has been finished already. */
export async function deleteSignIn(database: Transaction, token: string): Promise<boolean> {
  const { count } = await database.providerSignIn.deleteMany({
    where: { tokenHash: hashToken(token) },
  });
  return count === 1;
}

/** Removes sign-ins that nobody has finished in time. */
export async function deleteExpiredSignIns(database: Transaction, now: Date): Promise<void> {
  await database.providerSignIn.deleteMany({ where: { expiresAt: { lte: now } } });
}

type NewIdentity = { userId: string; provider: SignInProvider; profile: ProviderProfile };

/**
 * Joins a service's user to an account.
 * @throws DomainError CONFLICT when either has another already: also the error that ends the transaction of
 * two at once.
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

/** What is said where a service's user, or an account, has another already. */
export const alreadyConnectedMessage = (provider: SignInProvider): string =>
  `Этот ${providerNames[provider]} уже подключён к другому кабинету, или к вашему подключён другой. Сначала отключите его в настройках.`;

/** @returns false when the account has none of this service. */
export async function deleteIdentity(
  tx: Transaction,
  userId: string,
  provider: SignInProvider,
): Promise<boolean> {
  const { count } = await tx.providerIdentity.deleteMany({ where: { userId, provider } });
  return count === 1;
}
