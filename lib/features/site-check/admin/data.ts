import "server-only";

import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { ChecksOverview } from "@/lib/features/site-check/admin/schema";
import type { Transaction } from "@/lib/platform/db/database";

const shownFailures = 20;
const shownHosts = 50;
/** The maximum number of excluded sites in the list; a longer one would be for a program. */
const shownExcluded = 500;

/** The state of the queue, recent failures, excluded sites, and hosts that the catalogue of services lacks. */
export async function getChecksOverview(database: Transaction, now: Date): Promise<ChecksOverview> {
  const today = { gte: new Date(`${toMoscowDate(now)}T00:00:00+03:00`) };
  const count = (where: object) => database.siteCheck.count({ where });
  const [waiting, running, doneToday, failedToday, failures, excluded, unknown] = await Promise.all(
    [
      count({ finishedAt: null, startedAt: null }),
      count({ finishedAt: null, startedAt: { not: null } }),
      count({ finishedAt: today, failure: null }),
      count({ finishedAt: today, failure: { not: null } }),
      database.siteCheck.findMany({
        where: { finishedAt: { not: null }, failure: { not: null } },
        orderBy: { finishedAt: "desc" },
        take: shownFailures,
        select: { id: true, host: true, failure: true, finishedAt: true },
      }),
      database.checkedHost.findMany({
        where: { excludedAt: { not: null } },
        orderBy: { host: "asc" },
        take: shownExcluded,
        select: { host: true, excludedAt: true },
      }),
      database.unknownHost.findMany({
        orderBy: [{ sites: "desc" }, { lastSeenAt: "desc" }, { host: "asc" }],
        take: shownHosts,
      }),
    ],
  );
  return {
    waiting,
    running,
    doneToday,
    failedToday,
    failures: failures.map(({ id, host, failure, finishedAt }) => ({
      ...{ id, host, reason: failure ?? "" },
      finishedAt: (finishedAt ?? now).toISOString(),
    })),
    excluded: excluded.map(({ host, excludedAt }) => ({
      host,
      excludedAt: (excludedAt ?? now).toISOString(),
    })),
    unknownHosts: unknown.map(({ lastSeenAt, ...row }) => ({
      ...row,
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}
