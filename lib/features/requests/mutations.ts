import "server-only";

import { requestYears } from "@/content/requests/kinds";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { Transaction } from "@/lib/platform/db/database";
import { addMonths } from "@/lib/russian/working-calendar";

/** The earliest day of entries that are still kept. */
export const firstKeptDay = (now: Date): string => addMonths(toMoscowDate(now), -12 * requestYears);

/** Deletes entries whose retention has ended; it begins with the answer, or without one with the receipt. */
export async function deleteOldRequests(database: Transaction, now: Date): Promise<number> {
  const lt = firstKeptDay(now);
  const { count } = await database.siteRequest.deleteMany({
    where: { OR: [{ answeredOn: { lt } }, { answeredOn: null, receivedOn: { lt } }] },
  });
  return count;
}
