import "server-only";

import {
  compareWithPrevious,
  lastDays,
  startOfMoscowDay,
} from "@/lib/features/admin/stats/day-range";
import type { AdminStats } from "@/lib/features/admin/stats/responses";
import type { Transaction } from "@/lib/platform/db/database";

/** The periods that the overview offers, in days. */
const periods = [7, 30] as const;
const maxPeriod = Math.max(...periods);

type DayCount = { date: string; count: number };

/** Everything that the overview shows, counted now (docs/specification/admin.md#statistics). */
export async function getStats(database: Transaction, now: Date): Promise<AdminStats> {
  // Twice as far back: a period is compared with the previous one.
  const days = lastDays(now, 2 * maxPeriod);
  const since = startOfMoscowDay(days[0] as string);
  const registrations = countsByDay(days, await countRegistrations(database, since));
  const documents = countsByDay(days, await countDocuments(database, since));
  const active = countsByDay(days, await countActiveUsers(database, since));
  return {
    totalUsers: await database.user.count(),
    premiumUsers: await database.user.count({
      where: {
        subscription: { not: "free" },
        OR: [{ premiumUntil: null }, { premiumUntil: { gt: now } }],
      },
    }),
    documentsCreated: await database.userDocument.count({ where: { status: "completed" } }),
    periods: await Promise.all(
      periods.map(async (length) => ({
        days: length,
        registrations: compareWithPrevious(registrations, length),
        documents: compareWithPrevious(documents, length),
        activeUsers: await countUsersSeen(database, startOfMoscowDay(days.at(-length) as string)),
      })),
    ),
    days: days.slice(-maxPeriod).map((date, index) => ({
      date,
      registrations: registrations[maxPeriod + index] ?? 0,
      documents: documents[maxPeriod + index] ?? 0,
      activeUsers: active[maxPeriod + index] ?? 0,
    })),
  };
}

// The connection's zone is UTC (lib/platform/db/database.ts), Moscow is three hours ahead
// (lib/core/time/moscow-time.ts).

const countRegistrations = (database: Transaction, since: Date) => database.$queryRaw<DayCount[]>`
  SELECT to_char(createdat + interval '3 hours', 'YYYY-MM-DD') AS date, count(*)::int AS count
  FROM users WHERE createdat >= ${since} GROUP BY 1`;

const countDocuments = (database: Transaction, since: Date) => database.$queryRaw<DayCount[]>`
  SELECT to_char("createdAt" + interval '3 hours', 'YYYY-MM-DD') AS date, count(*)::int AS count
  FROM user_documents WHERE "createdAt" >= ${since} AND status = 'completed' GROUP BY 1`;

/** A session records its beginning and its last use; the days between are unknown. */
const countActiveUsers = (database: Transaction, since: Date) => database.$queryRaw<DayCount[]>`
  SELECT to_char(seen + interval '3 hours', 'YYYY-MM-DD') AS date,
    count(DISTINCT "userId")::int AS count
  FROM (
    SELECT "userId", "createdAt" AS seen FROM sessions WHERE "createdAt" >= ${since}
    UNION ALL SELECT "userId", "lastSeenAt" FROM sessions WHERE "lastSeenAt" >= ${since}
  ) AS visits GROUP BY 1`;

async function countUsersSeen(database: Transaction, since: Date): Promise<number> {
  const [row] = await database.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT "userId")::int AS count FROM sessions WHERE "lastSeenAt" >= ${since}`;
  return row?.count ?? 0;
}

function countsByDay(days: readonly string[], rows: DayCount[]): number[] {
  const counts = new Map(rows.map(({ date, count }) => [date, count]));
  return days.map((date) => counts.get(date) ?? 0);
}
