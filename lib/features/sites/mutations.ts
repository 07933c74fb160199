import "server-only";

import type { SiteFacts } from "@/lib/engine/passport/facts";
import { firstWatchMs } from "@/lib/features/passport/first-check";
import { insertSite } from "@/lib/features/passport/join-site";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Stores a site unless the user has one of this address, or `maxSites`.
 * @returns its id, or what is in the way.
 */
export async function insertNewSite(
  tx: Transaction,
  userId: AuthorizedUserId,
  site: { name: string; address: string; facts: SiteFacts },
  { maxSites, now }: { maxSites: number; now: Date },
): Promise<{ id: string } | "taken" | "full"> {
  // Parallel calls of one user wait here for each other; else each would count before the others insert.
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
  if ((await tx.site.count({ where: { userId } })) >= maxSites) return "full";
  const [created] = await tx.$queryRaw<{ id: string }[]>`
    ${insertSite(userId, site, now)} ON CONFLICT ("userId", address) DO NOTHING RETURNING id`;
  return created ?? "taken";
}

/** @returns false when the user has no such site. */
export async function updateName(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, name }: { id: string; name: string },
  now: Date,
): Promise<boolean> {
  const { count } = await database.site.updateMany({
    where: { id, userId },
    data: { name, updatedAt: now },
  });
  return count === 1;
}

/**
 * Enables or disables the automatic checks of one of the user's sites.
 * @returns false when the user has no such site.
 */
export async function setWatchEnabled(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, isOn }: { id: string; isOn: boolean },
  now: Date,
): Promise<boolean> {
  const soon = new Date(now.getTime() + firstWatchMs);
  // If it is enabled already, the next check keeps its date.
  const count = await database.$executeRaw`
    UPDATE sites SET "watchDueAt" = CASE WHEN ${isOn} THEN COALESCE("watchDueAt", ${soon}::timestamptz) END,
      "updatedAt" = ${now}
    WHERE id = ${id} AND "userId" = ${userId}`;
  return count === 1;
}

/** @returns false when another of the user's sites has taken the address meanwhile. */
export async function updateAddress(
  tx: Transaction,
  { id, address, name }: { id: string; address: string; name: string },
): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE sites AS s SET address = ${address}, name = ${name} WHERE s.id = ${id} AND NOT EXISTS (
      SELECT 1 FROM sites AS other WHERE other."userId" = s."userId" AND other.address = ${address}
    )`;
  return count === 1;
}

/** @returns how many documents have no site now; null when the user has no such site. */
export async function deleteSite(
  tx: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<number | null> {
  // Documents before their site, as a new edition locks them; those that members have begun for it too.
  const documents = await tx.$queryRaw<{ siteId: string | null }[]>`
    SELECT d."siteId" FROM user_documents d
    JOIN sites s ON s.id IN (d."siteId", d."draftSiteId") AND s."userId" = ${userId}
    WHERE s.id = ${id} ORDER BY d.id FOR UPDATE OF d`;
  const { count } = await tx.site.deleteMany({ where: { id, userId } });
  return count === 1 ? documents.filter(({ siteId }) => siteId === id).length : null;
}
