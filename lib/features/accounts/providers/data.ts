import "server-only";

import { z } from "zod";
import { type SignInProvider, signInProviders } from "@/lib/core/access/sign-in-providers";
import { findPasswordHash } from "@/lib/features/accounts/data";
import type { SignInMethods } from "@/lib/features/accounts/providers/responses";
import { hashToken } from "@/lib/features/accounts/tokens/mutations";
import {
  type Account,
  type AuthorizedUserId,
  accountColumns,
  toAccount,
} from "@/lib/platform/auth/account";
import { noPassword } from "@/lib/platform/auth/passwords/password";
import { configuredProviders } from "@/lib/platform/auth/providers/configured";
import type { ProviderProfile } from "@/lib/platform/auth/providers/provider";
import type { Transaction } from "@/lib/platform/db/database";

const profileColumn: z.ZodType<ProviderProfile> = z.object({
  subject: z.string(),
  email: z.string().nullable(),
  isProven: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});

/** A sign-in that a service has confirmed and that is not finished yet. */
export type ConfirmedSignIn = {
  provider: SignInProvider;
  profile: ProviderProfile;
  next: string | null;
  ref: string | null;
};

/**
 * The sign-in of a browser's cookie; null when it is unknown, has expired, or the browser has not returned from the
 * service.
 */
export async function findConfirmedSignIn(
  database: Transaction,
  token: string,
  now: Date,
): Promise<ConfirmedSignIn | null> {
  const row = await database.providerSignIn.findFirst({
    where: { tokenHash: hashToken(token), userId: null, expiresAt: { gt: now } },
    select: { provider: true, profile: true, next: true, ref: true },
  });
  if (!row || row.profile === null) return null;
  const provider = z.enum(signInProviders).parse(row.provider);
  return { ...row, provider, profile: profileColumn.parse(row.profile) };
}

/** The account that a service's user is connected to; null when there is none. */
export async function findByIdentity(
  database: Transaction,
  provider: SignInProvider,
  subject: string,
): Promise<Account | null> {
  const row = await database.providerIdentity.findUnique({
    where: { provider_subject: { provider, subject } },
    select: { user: { select: accountColumns } },
  });
  return row ? toAccount(row.user) : null;
}

/** The account with an address, and whether another user of the service is connected to it. */
export async function findByAddress(
  database: Transaction,
  provider: SignInProvider,
  email: string,
): Promise<{ account: Account; hasOther: boolean } | null> {
  const row = await database.user.findUnique({
    where: { email },
    select: { ...accountColumns, identities: { where: { provider }, select: { subject: true } } },
  });
  if (!row) return null;
  const { identities, ...columns } = row;
  return { account: toAccount(columns), hasOther: identities.length > 0 };
}

/** The user's sign-in methods: services that are configured, and services that are connected. */
export async function listSignInMethods(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<SignInMethods> {
  const hash = await findPasswordHash(database, userId);
  const rows = await database.providerIdentity.findMany({
    where: { userId },
    select: { provider: true, email: true, createdAt: true },
  });
  const on = configuredProviders();
  const services = signInProviders.flatMap((provider) => {
    const row = rows.find((identity) => identity.provider === provider);
    const isOn = on.includes(provider);
    if (!row && !isOn) return [];
    const joined = row ? { email: row.email, since: row.createdAt.toISOString() } : null;
    return [{ provider, isOn, joined }];
  });
  return { hasPassword: hash !== noPassword, services };
}
