import "server-only";

import { newId } from "@/lib/core/ids";
import type { SiteFacts } from "@/lib/engine/passport/facts";
import { siteNotFound } from "@/lib/features/passport/data";
import { firstWatchMs } from "@/lib/features/passport/first-check";
import type { UndoneImport } from "@/lib/features/sites/import/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { InputJsonObject } from "@/lib/platform/db/generated/internal/prismaNamespace";

type NewSite = { name: string; address: string; facts: SiteFacts };
type NamedSite = { id: string; name: string; address: string };

const named = { id: true, name: true, address: true } as const;

/** Which of these addresses the user has sites of, and how many sites there are. */
export async function findExistingSites(
  database: Transaction,
  userId: AuthorizedUserId,
  addresses: readonly string[],
): Promise<{ known: Set<string>; count: number }> {
  const rows = await database.site.findMany({
    where: { userId, address: { in: [...addresses] } },
    select: { address: true },
  });
  const count = await database.site.count({ where: { userId } });
  return { known: new Set(rows.map(({ address }) => address)), count };
}

/**
 * Stores those of the sites that the user does not have.
 * @returns them in their order, or how many sites there are already when these are too many.
 */
export async function insertImported(
  tx: Transaction,
  userId: AuthorizedUserId,
  sites: readonly NewSite[],
  { maxSites, now }: { maxSites: number; now: Date },
): Promise<{ sites: NamedSite[] } | { count: number }> {
  // As `insertNewSite`: parallel calls of one user wait here for each other.
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
  const { known, count } = await findExistingSites(
    tx,
    userId,
    sites.map(({ address }) => address),
  );
  const fresh = sites.filter(({ address }) => !known.has(address));
  if (fresh.length > 0 && count + fresh.length > maxSites) return { count };
  const rows = fresh.map(({ name, address, facts }, at) => ({
    ...{ id: newId(), userId, name, address, edition: 1 },
    passport: facts as unknown as InputJsonObject,
    // Lists are newest first: the first row of a table must come first.
    createdAt: new Date(now.getTime() - at),
    ...{ passportAt: now, updatedAt: now },
    watchDueAt: new Date(now.getTime() + firstWatchMs),
  }));
  // A document of another call may make a site of one of the addresses meanwhile: it stays as that call made it.
  const created = await tx.site.createManyAndReturn({
    data: rows,
    skipDuplicates: true,
    select: named,
  });
  const byId = new Map(created.map((site) => [site.id, site]));
  return { sites: rows.flatMap(({ id }) => byId.get(id) ?? []) };
}

/**
 * Deletes the given sites if they are unchanged since their import.
 * @throws DomainError NOT_FOUND when the user does not have one of them.
 */
export async function deleteUnchanged(
  tx: Transaction,
  userId: AuthorizedUserId,
  ids: readonly string[],
): Promise<UndoneImport> {
  const sites = await tx.site.findMany({
    where: { id: { in: [...ids] }, userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: named,
  });
  if (sites.length < ids.length) throw siteNotFound();
  const untouched = {
    edition: 1,
    documents: { none: {} },
    checks: { none: {} },
    requests: { none: {} },
    incidents: { none: {} },
    sentNotifications: { none: {} },
    adoptedPapers: { none: {} },
    banner: { is: null },
    journal: { is: null },
  };
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM sites WHERE id = ANY(${[...ids]}::text[]) AND "userId" = ${userId} ORDER BY id FOR UPDATE`;
  const free = await tx.site.findMany({
    where: { id: { in: locked.map(({ id }) => id) }, ...untouched },
    select: { id: true },
  });
  const deleted = new Set(free.map(({ id }) => id));
  await tx.site.deleteMany({ where: { id: { in: [...deleted] }, userId } });
  return {
    deleted: sites.map(({ id }) => id).filter((id) => deleted.has(id)),
    kept: sites.filter(({ id }) => !deleted.has(id)),
  };
}
