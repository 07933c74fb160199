import "server-only";

import { requestYears } from "@/content/duties/requests";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { Transaction } from "@/lib/platform/db/database";
import { addMonths } from "@/lib/russian/working-calendar";

/** The first day that entries of today's register may be of. */
export const firstKeptDay = (now: Date): string => addMonths(toMoscowDate(now), -12 * requestYears);

/** Ends the keeping of entries whose term is over: it begins with the answer, without one with the receipt. */
export async function deleteOldRequests(database: Transaction, now: Date): Promise<number> {
  const lt = firstKeptDay(now);
  const { count } = await database.siteRequest.deleteMany({
    where: { OR: [{ answeredOn: { lt } }, { answeredOn: null, receivedOn: { lt } }] },
  });
  return count;
}
