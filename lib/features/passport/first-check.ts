import "server-only";

import { dayMs } from "@/lib/core/time/day-ms";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * The delay of the first check: a new site is not visited while its owner still fills in the form, and after a change
 * the owner has a day to update the site. In this folder because joining a document to its site creates the site, and
 * the features that check it are above.
 */
export const firstWatchMs = dayMs;

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
