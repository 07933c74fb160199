import "server-only";

import type { SignInProvider } from "@/lib/core/access/sign-in-providers";
import { DomainError } from "@/lib/core/errors";
import { lockCredentials } from "@/lib/features/accounts/data";
import { providerConnectedEmail } from "@/lib/features/accounts/providers/emails";
import {
  consumeChecks,
  deleteSignIn,
  insertIdentity,
  insertSignIn,
  saveProfile,
} from "@/lib/features/accounts/providers/mutations";
import type { ProviderReturn, ProviderStart } from "@/lib/features/accounts/providers/schema";
import { requireRecentPassword } from "@/lib/features/accounts/sessions/recent-password";
import type { Caller } from "@/lib/platform/auth/caller";
import type { ProviderProfile } from "@/lib/platform/auth/providers/provider";
import { completeAtProvider, startAuthorization } from "@/lib/platform/auth/providers/sign-in";
import type { Database } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";

/** Where to send the browser, and the token of the cookie that binds it. */
type SignInRedirect = { url: string; token: string };

/**
 * Sends a visitor to a service to sign in there.
 * @throws DomainError NOT_FOUND when the service is not configured.
 */
export async function startProviderSignIn(
  database: Database,
  provider: SignInProvider,
  { next, ref }: ProviderStart,
  now: Date,
): Promise<SignInRedirect> {
  const { url, checks } = await startAuthorization(provider);
  const signIn = { provider, userId: null, next: next ?? null, ref: ref ?? null, checks };
  return { url, token: await insertSignIn(database, signIn, now) };
}

/**
 * Sends a user to a service to connect it to their account.
 * @throws DomainError NOT_FOUND when the service is not configured; CONFLICT when one is connected already; what
 * `requireRecentPassword` throws.
 */
export async function startProviderConnect(
  database: Database,
  caller: Caller,
  { provider, password }: { provider: SignInProvider; password: string | undefined },
  now: Date,
): Promise<SignInRedirect> {
  const { userId } = caller;
  const { url, checks } = await startAuthorization(provider);
  const missing = "Введите пароль, чтобы подключить вход";
  await requireRecentPassword(database, caller, { password, missing }, now);
  if ((await database.providerIdentity.count({ where: { userId, provider } })) > 0) {
    throw new DomainError("CONFLICT", "Этот способ входа уже подключён. Обновите страницу.");
  }
  const token = await insertSignIn(
    database,
    { provider, userId, next: null, ref: null, checks },
    now,
  );
  return { url, token };
}

/** The result with which a browser returns from a service. */
export type SignInOutcome = "confirmed" | "joined" | "taken" | "cancelled" | "failed";

/**
 * Handles the callback of a service. A sign-in is finished by a later call from the page that opens; a connection is
 * made here, with the session that started it.
 */
export async function handleProviderCallback(
  database: Database,
  caller: Caller | null,
  { provider, token, query }: { provider: SignInProvider; token: string; query: ProviderReturn },
  now: Date,
): Promise<{ outcome: SignInOutcome; joins: boolean }> {
  const consumed = await consumeChecks(database, { token, provider }, now);
  if (consumed === null) return { outcome: "failed", joins: false };
  const { checks, userId } = consumed;
  const joins = userId !== null;
  if (query.error === "access_denied") return { outcome: "cancelled", joins };
  const profile = await completeAtProvider(provider, toStrings(query), checks);
  if (profile === null) return { outcome: "failed", joins };
  if (userId === null) {
    await saveProfile(database, token, profile);
    return { outcome: "confirmed", joins };
  }
  if (caller?.userId !== userId) return { outcome: "failed", joins };
  const hasJoined = await join(database, caller, { provider, token, profile }, now);
  return { outcome: hasJoined ? "joined" : "taken", joins };
}

/** Leaves out absent fields: next-auth reads an undefined `error` as a string. */
const toStrings = (query: ProviderReturn): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** @returns false when the service's user or the account already has another connection. */
async function join(
  database: Database,
  { userId, account }: Caller,
  {
    provider,
    token,
    profile,
  }: { provider: SignInProvider; token: string; profile: ProviderProfile },
  now: Date,
): Promise<boolean> {
  try {
    return await database.$transaction(async (tx) => {
      await deleteSignIn(tx, token);
      // The user was blocked or deleted while the service answered.
      const locked = await lockCredentials(tx, userId);
      if (locked === null || locked.isBlocked) return false;
      await insertIdentity(tx, { userId, provider, profile }, now);
      await queueMail(tx, { recipient: account.email, ...providerConnectedEmail(provider) }, now);
      return true;
    });
  } catch (error) {
    if (error instanceof DomainError && error.code === "CONFLICT") return false;
    throw error;
  }
}
