import "server-only";

import { dayMs } from "@/lib/core/time/day-ms";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import type { CheckProgress } from "@/lib/features/site-check/responses";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

/** Between two visits of a host, no matter who asks for them. */
export const hostPauseMs = 60_000;

/** The lease of a killed runner's check; longer than any check takes. */
const leaseMs = 3 * 60_000;

/** A site that ends its runner twice is not tried again. */
export const maxAttempts = 2;

/** A check that a runner has taken. */
export type ClaimedCheck = {
  id: string;
  url: string;
  host: string;
  attempts: number;
  userId: string | null;
  siteId: string | null;
  reason: string;
};

/**
 * Claims the next due check whose host may be visited now; checks that somebody waits for come first. One statement a
 * step, and rows that another runner is taking are skipped: no two have the same check, and no host gets two visits
 * within a minute. It is running as soon as it is taken: until then `dueAt` says when it begins, from then on when its
 * lease ends.
 * @returns null when there is nothing to do; `later` when the next one has to wait for its host.
 */
export async function claimNextCheck(
  database: Transaction,
  now: Date,
): Promise<ClaimedCheck | "later" | null> {
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const [check] = await database.$queryRaw<ClaimedCheck[]>`
    UPDATE site_checks SET "dueAt" = ${leaseUntil}, "startedAt" = ${now}
    WHERE id = (
      SELECT id FROM site_checks WHERE "finishedAt" IS NULL AND "dueAt" <= ${now}
      ORDER BY reason = 'watch', "dueAt", id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, url, host, attempts, "userId", "siteId", reason`;
  if (!check) return null;
  const lastAllowed = new Date(now.getTime() - hostPauseMs);
  const allowed = await database.$executeRaw`
    INSERT INTO checked_hosts (host, "visitedAt") VALUES (${check.host}, ${now})
    ON CONFLICT (host) DO UPDATE SET "visitedAt" = ${now} WHERE checked_hosts."visitedAt" <= ${lastAllowed}`;
  if (allowed === 1) {
    await database.$executeRaw`
      UPDATE site_checks SET attempts = attempts + 1 WHERE id = ${check.id}`;
    return { ...check, attempts: check.attempts + 1 };
  }
  await database.$executeRaw`
    UPDATE site_checks SET "dueAt" = (
      SELECT "visitedAt" + ${hostPauseMs} * interval '1 millisecond' FROM checked_hosts WHERE host = ${check.host}
    ), "startedAt" = CASE WHEN attempts = 0 THEN NULL ELSE "startedAt" END
    WHERE id = ${check.id}`;
  return "later";
}

/** How far a visit is; nothing once it is finished. */
export async function saveProgress(
  database: Transaction,
  id: string,
  progress: CheckProgress,
): Promise<void> {
  await database.siteCheck.updateMany({ where: { id, finishedAt: null }, data: { progress } });
}

/**
 * Ends a check, with its report or with a sentence that says why there is none.
 * @returns false when the check is gone, or was finished by a runner that had it before.
 */
export async function finishCheck(
  database: Transaction,
  id: string,
  outcome: { report: CheckReport } | { failure: string },
  now: Date,
): Promise<boolean> {
  const { count } = await database.siteCheck.updateMany({
    where: { id, finishedAt: null },
    // Plain JSON, by its schema.
    data: {
      ...(outcome as { report: Prisma.InputJsonObject } | { failure: string }),
      finishedAt: now,
    },
  });
  return count === 1;
}

/** Stores the pictures of a report, by their numbers from 1; they go with its check. */
export async function saveCrops(
  tx: Transaction,
  checkId: string,
  crops: readonly Uint8Array[],
): Promise<void> {
  await tx.siteCheckCrop.createMany({
    // A copy, because Prisma takes no view of memory that is shared.
    data: crops.map((bytes, at) => ({ checkId, n: at + 1, bytes: new Uint8Array(bytes) })),
  });
}

/** Reports of a site beyond these are deleted when a newer one is there: two years of months. */
const keptReports = 24;

export async function deleteOldReports(tx: Transaction, siteId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM site_checks WHERE id IN (
      SELECT id FROM site_checks WHERE "siteId" = ${siteId} AND "finishedAt" IS NOT NULL
      ORDER BY "requestedAt" DESC, id DESC OFFSET ${keptReports}
    )`;
}

/** Nobody looks for a service that no site has used for half a year. */
const unknownHostMs = 180 * dayMs;

/**
 * Counts hosts that the catalogue of services does not know.
 * @param isFirst of the site, whose name is not stored: a site is counted once.
 */
export async function countUnknownHosts(
  tx: Transaction,
  hosts: readonly string[],
  { isFirst, now }: { isFirst: boolean; now: Date },
): Promise<void> {
  if (hosts.length === 0) return;
  // In one order for all: two checks that end at once cannot lock each other out.
  await tx.$executeRaw`
    INSERT INTO unknown_hosts (host, sites, "lastSeenAt")
    SELECT host, 1, ${now} FROM unnest(${[...hosts].sort()}::text[]) AS host
    ON CONFLICT (host) DO UPDATE SET
      sites = unknown_hosts.sites + ${isFirst ? 1 : 0}::int, "lastSeenAt" = ${now}`;
}

/** Another try of a check that broke. */
export async function retryCheck(database: Transaction, id: string, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + hostPauseMs);
  await database.siteCheck.updateMany({ where: { id, finishedAt: null }, data: { dueAt } });
}

/** Releases a check when the server stops: another runner starts it again, and this attempt does not count. */
export async function releaseCheck(database: Transaction, id: string, now: Date): Promise<void> {
  await database.siteCheck.updateMany({
    where: { id, finishedAt: null },
    data: { dueAt: new Date(now.getTime() + hostPauseMs), attempts: { decrement: 1 } },
  });
}

/**
 * Reports of guests after their term, hosts whose minute is over, and names of hosts long not seen; idempotent and
 * cheap.
 */
export async function deleteOldChecks(database: Transaction, now: Date): Promise<void> {
  await database.siteCheck.deleteMany({ where: { expiresAt: { lte: now } } });
  const lastSeenAt = { lte: new Date(now.getTime() - unknownHostMs) };
  await database.unknownHost.deleteMany({ where: { lastSeenAt } });
  const visitedAt = { lte: new Date(now.getTime() - hostPauseMs) };
  await database.checkedHost.deleteMany({ where: { excludedAt: null, visitedAt } });
}
