import "server-only";

import type { ListedApiKey } from "@/lib/features/accounts/api-keys/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { apiKeyScopes } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

export const listedColumns = {
  id: true,
  name: true,
  prefix: true,
  scopes: true,
  lastUsedAt: true,
  createdAt: true,
} as const;

type ApiKeyRow = Prisma.ApiKeyGetPayload<{ select: typeof listedColumns }>;

/** The user's keys that are not revoked, newest first; `maxApiKeys` at most. */
export async function listApiKeys(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<ListedApiKey[]> {
  const rows = await database.apiKey.findMany({
    where: { userId, revokedAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: listedColumns,
  });
  return rows.map(toListedApiKey);
}

export function toListedApiKey(row: ApiKeyRow): ListedApiKey {
  return {
    ...row,
    scopes: apiKeyScopes.filter((scope) => row.scopes.includes(scope)),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
