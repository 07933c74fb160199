import "server-only";

import { createHash, randomBytes } from "node:crypto";
import { DomainError } from "@/lib/core/errors";
import { type AuthorizedUserId, accountColumns } from "@/lib/platform/auth/account";
import { type Caller, currentAccount } from "@/lib/platform/auth/caller";
import { type apiKeyScopes, isPaid } from "@/lib/platform/auth/roles";
import type { Database } from "@/lib/platform/db/database";

/** The prefix by which leaked keys are recognised, by us and by secret scanners of repositories. */
const keyPrefix = "spz_";
const visibleCharacters = 8;

/** A use within this time after the last one is not recorded again. */
const touchAfterMs = 60_000;

type ApiKeyScope = (typeof apiKeyScopes)[number];

export const apiKeysNeedPlan =
  "Ключи API работают на планах «Премиум» и «Ультра». Выберите план, чтобы пользоваться ими.";

/** Generates a key, and the columns that are stored for it. */
export function newApiKey(): { key: string; keyHash: string; prefix: string } {
  const key = keyPrefix + randomBytes(32).toString("base64url");
  return {
    key,
    keyHash: hashApiKey(key),
    prefix: key.slice(0, keyPrefix.length + visibleCharacters),
  };
}

/**
 * A fast hash on purpose. bcrypt slows down guessing of passwords; a key has 256 random bits, which cannot be guessed,
 * and each call looks it up by this hash.
 */
function hashApiKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Whether a bearer has the format of a key; only the database knows whether it is valid. */
export const isApiKey = (token: string): boolean => token.startsWith(keyPrefix);

/**
 * Returns the owner of a key as the caller. Block, plan and revocation are read on each call, so that they take effect
 * at once.
 * @throws DomainError UNAUTHENTICATED for an unknown or revoked key or a blocked owner; PREMIUM_REQUIRED when the plan
 * has ended; FORBIDDEN when the key lacks `scope`.
 */
export async function findKeyCaller(
  database: Database,
  key: string,
  scope: ApiKeyScope,
  now: Date,
): Promise<Caller> {
  const row = await database.apiKey.findUnique({
    where: { keyHash: hashApiKey(key) },
    select: {
      id: true,
      scopes: true,
      lastUsedAt: true,
      revokedAt: true,
      user: { select: accountColumns },
    },
  });
  if (!row || row.revokedAt !== null || row.user.blockedAt !== null) {
    throw new DomainError("UNAUTHENTICATED", "Ключ API не действует.");
  }
  const account = await currentAccount(database, row.user, now);
  if (!isPaid(account)) throw new DomainError("PREMIUM_REQUIRED", apiKeysNeedPlan);
  if (!row.scopes.includes(scope)) {
    const text = scope === "write" ? "вносить изменения" : "читать данные";
    throw new DomainError("FORBIDDEN", `Этому ключу API не разрешено ${text}.`);
  }
  if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() > touchAfterMs) {
    // updateMany: the account may have been deleted meanwhile, which is not an error.
    await database.apiKey.updateMany({ where: { id: row.id }, data: { lastUsedAt: now } });
  }
  // No session has such an id: if a call about sessions were ever opened to keys, it would find none.
  return { userId: row.user.id as AuthorizedUserId, sessionId: `api-key:${row.id}`, account };
}
