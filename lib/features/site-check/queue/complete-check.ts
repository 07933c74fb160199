import "server-only";

import {
  type ClaimedCheck,
  countUnknownHosts,
  deleteOldReports,
  finishCheck,
  saveCrops,
} from "@/lib/features/site-check/mutations";
import type { CheckOutcome } from "@/lib/features/site-check/report/check-outcome";
import { notifyOfNews } from "@/lib/features/site-check/schedule/notify-of-news";
import type { Database } from "@/lib/platform/db/database";

/**
 * Ends a check with all that follows of it, in one transaction: the report, its pictures, the names of hosts nobody
 * knows, the notification of a watched site's owner, the end of reports that are too many.
 */
export async function completeCheck(
  database: Database,
  check: ClaimedCheck,
  { report, crops, unknownHosts }: CheckOutcome,
  now: Date,
): Promise<void> {
  const { id, userId, siteId, host, reason } = check;
  await database.$transaction(async (tx) => {
    // Locked before the check's own row, in the same order as when the account is deleted.
    if (userId) await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR KEY SHARE`;
    if (!(await finishCheck(tx, id, { report }, now))) return;
    await saveCrops(tx, id, crops);
    const earlier = { host, finishedAt: { not: null }, id: { not: id } };
    const isFirst =
      (await tx.siteCheck.findFirst({ where: earlier, select: { id: true } })) === null;
    await countUnknownHosts(tx, unknownHosts, { isFirst, now });
    if (!siteId || !userId) return;
    if (reason === "watch") {
      const row = await tx.siteCheck.findUnique({ where: { id }, select: { previousId: true } });
      await notifyOfNews(
        tx,
        { id, userId, siteId, previousId: row?.previousId ?? null },
        report,
        now,
      );
    }
    await deleteOldReports(tx, siteId);
  });
}
