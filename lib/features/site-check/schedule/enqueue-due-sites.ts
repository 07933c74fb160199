import "server-only";

import { newId } from "@/lib/core/ids";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import { readTarget } from "@/lib/features/site-check/fetch/connect/target";
import { publicNetwork } from "@/lib/features/site-check/fetch/network";
import { watchPeriodMs } from "@/lib/features/site-check/watch-period";
import type { Subscription } from "@/lib/platform/auth/roles";
import { environment } from "@/lib/platform/config/environment";
import type { Database, Transaction } from "@/lib/platform/db/database";

/** Sites that are taken at once: a statement or three each. */
const batchSize = 20;

/** Checks of ours that wait; visitors' come before them. */
const maxWaiting = 50;

/** A site that did not answer is tried after one, two, four, eight periods and not more seldom. */
const maxDoublings = 3;

type DueSite = {
  id: string;
  userId: string;
  address: string;
  url: string | null;
  subscription: Subscription;
  isLeftOut: boolean;
};

/**
 * Queues the checks of sites that are due and schedules their next ones. Sites locked by another instance are skipped.
 * @returns how many were queued.
 */
export async function enqueueDueSites(database: Database, now: Date): Promise<number> {
  const waiting = await database.siteCheck.count({ where: { reason: "watch", finishedAt: null } });
  if (waiting >= maxWaiting) return 0;
  return database.$transaction(async (tx) => {
    // The owner's row too: the deletion of the account locks it before the sites.
    const sites = await tx.$queryRaw<DueSite[]>`
      SELECT s.id, s."userId", s.address, s.passport->'websiteUrl'->>'value' AS url,
        CASE WHEN u."premiumUntil" <= ${now} THEN 'free' ELSE u.subscription END AS subscription,
        u."blockedAt" IS NOT NULL OR EXISTS (
          SELECT 1 FROM checked_hosts h WHERE h.host = s.address AND h."excludedAt" IS NOT NULL
        ) AS "isLeftOut"
      FROM sites s JOIN users u ON u.id = s."userId"
      WHERE s."watchDueAt" <= ${now} ORDER BY s."watchDueAt", s.id LIMIT ${batchSize}
      FOR UPDATE OF s SKIP LOCKED FOR KEY SHARE OF u SKIP LOCKED`;
    let enqueued = 0;
    for (const site of sites) if (await enqueue(tx, site, now)) enqueued += 1;
    return enqueued;
  });
}

async function enqueue(tx: Transaction, site: DueSite, now: Date): Promise<boolean> {
  const { earlier, unread, isWaiting } = await readEarlier(tx, site.id);
  const periods = 2 ** Math.min(unread, maxDoublings);
  const nextAt = new Date(now.getTime() + periods * watchPeriodMs(site.subscription));
  await tx.site.update({ where: { id: site.id }, data: { watchDueAt: nextAt } });
  const url = addressToVisit(site);
  if (site.isLeftOut || isWaiting || url === null) return false;
  await tx.siteCheck.create({
    data: {
      id: newId(),
      userId: site.userId,
      siteId: site.id,
      reason: "watch",
      url,
      host: site.address,
      previousId: earlier,
      dueAt: now,
      requestedAt: now,
    },
  });
  return true;
}

/** The last check of the site that read it, and how many of ours since then found it closed. */
async function readEarlier(tx: Transaction, siteId: string) {
  const checks = await tx.$queryRaw<
    { id: string; reason: string; isFinished: boolean; isRead: boolean }[]
  >`
    SELECT id, reason, "finishedAt" IS NOT NULL AS "isFinished",
      COALESCE(report->>'isRead' = 'true', false) AS "isRead"
    FROM site_checks WHERE "siteId" = ${siteId} ORDER BY "requestedAt" DESC, id DESC LIMIT 24`;
  const finished = checks.filter(({ isFinished }) => isFinished);
  const read = finished.findIndex(({ isRead }) => isRead);
  const since = read < 0 ? finished : finished.slice(0, read);
  return {
    earlier: finished[read]?.id ?? null,
    unread: since.filter(({ reason }) => reason === "watch").length,
    isWaiting: checks.length > finished.length,
  };
}

/** As the owner wrote it in the passport, both schemes tried; null for what is no address of a public site. */
function addressToVisit({ url, address }: DueSite): string | null {
  const written = siteAddressOf(url) === address ? (url ?? address) : address;
  const target = readTarget(written.replace(/^https?:\/\//, ""), publicNetwork(environment()));
  return "problem" in target ? null : target.url.href.replace(/^https:\/\//, "");
}

/** How often to look for sites that are due: their days are not minutes. */
export const watchEveryMs = 60_000;
