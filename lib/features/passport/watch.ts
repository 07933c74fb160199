import "server-only";

import { dayMs } from "@/lib/core/time/day-ms";
import type { Subscription } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";

/** A new site is not visited while its owner still fills in the form, a changed one has a day to be mended. */
export const firstWatchMs = dayMs;

/** How often a site is checked by itself: a week on a paid plan, else a month. */
export const watchPeriodMs = (subscription: Subscription): number =>
  (subscription === "free" ? 30 : 7) * dayMs;

/** The site of a document that was opened to the world is checked a day later, if it is checked at all. */
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
 * Switches the watch of one of the user's sites.
 * @returns false when the user has no such site.
 */
export async function setWatchEnabled(
  database: Transaction,
  userId: string,
  { id, isOn }: { id: string; isOn: boolean },
  now: Date,
): Promise<boolean> {
  const soon = new Date(now.getTime() + firstWatchMs);
  // What is on already keeps its day.
  const count = await database.$executeRaw`
    UPDATE sites SET "watchDueAt" = CASE WHEN ${isOn} THEN COALESCE("watchDueAt", ${soon}::timestamptz) END,
      "updatedAt" = ${now}
    WHERE id = ${id} AND "userId" = ${userId}`;
  return count === 1;
}
