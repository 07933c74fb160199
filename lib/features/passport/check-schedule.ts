import "server-only";

import { dayMs } from "@/lib/core/time/day-ms";
import type { Subscription } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * The delay of the first check: a new site is not visited while its owner still fills in the form, and after a change
 * the owner has a day to update the site.
 */
export const firstWatchMs = dayMs;

/** How often a site is checked automatically: weekly on a paid plan, otherwise monthly. */
export const watchPeriodMs = (subscription: Subscription): number =>
  (subscription === "free" ? 30 : 7) * dayMs;

/** Schedules a check of a newly published document's site a day later, if the site is watched. */
export async function scheduleWatchAfterPublication(
  database: Transaction,
  documentId: string,
  now: Date,
): Promise<void> {
  const soon = new Date(now.getTime() + firstWatchMs);
  await database.site.updateMany({
    where: { documents: { some: { id: documentId } }, watchDueAt: { gt: soon } },
    data: { watchDueAt: soon },
  });
}

/**
 * Enables or disables the automatic checks of one of the user's sites.
 * @returns false when the user has no such site.
 */
export async function setWatchEnabled(
  database: Transaction,
  userId: string,
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
