import "server-only";

import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { listedColumns, toListedApiKey } from "@/lib/features/accounts/api-keys/data";
import type { CreatedApiKey, NewApiKey } from "@/lib/features/accounts/api-keys/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { apiKeysNeedPlan, newApiKey } from "@/lib/platform/auth/api-key";
import type { Caller } from "@/lib/platform/auth/caller";
import { isPaid } from "@/lib/platform/auth/roles";
import type { Database } from "@/lib/platform/db/database";

/** Enough for a key per program and a few spare ones to replace them. */
const maxApiKeys = 10;

/**
 * Creates a key for the caller. Only the response contains it: the database stores a hash.
 * @throws DomainError PREMIUM_REQUIRED without a paid plan, CONFLICT when the caller already has `maxApiKeys`.
 */
export async function createApiKey(
  database: Database,
  { userId, account }: Caller,
  { name, scopes }: NewApiKey,
  now: Date,
): Promise<CreatedApiKey> {
  if (!isPaid(account)) throw new DomainError("PREMIUM_REQUIRED", apiKeysNeedPlan);
  const { key, keyHash, prefix } = newApiKey();
  return database.$transaction(async (tx) => {
    // Two parallel requests would both count nine keys and both create a tenth.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
    const count = await tx.apiKey.count({ where: { userId, revokedAt: null } });
    if (count >= maxApiKeys) {
      throw new DomainError(
        "CONFLICT",
        `Действующих ключей может быть не больше ${maxApiKeys}. Отзовите лишний.`,
      );
    }
    const row = await tx.apiKey.create({
      data: { id: newId(), userId, name, keyHash, prefix, scopes, createdAt: now },
      select: listedColumns,
    });
    return { key, apiKey: toListedApiKey(row) };
  });
}

/**
 * Revokes a key at once and permanently. Works without a plan too.
 * @throws DomainError NOT_FOUND for a key that is revoked already or belongs to another user.
 */
export async function revokeApiKey(
  database: Database,
  userId: AuthorizedUserId,
  id: string,
  now: Date,
): Promise<void> {
  const { count } = await database.apiKey.updateMany({
    where: { id, userId, revokedAt: null },
    data: { revokedAt: now },
  });
  if (count === 0) throw new DomainError("NOT_FOUND", "Такого ключа нет.");
}
