import "server-only";

import { dayMs } from "@/lib/core/time/day-ms";
import type { Transaction } from "@/lib/platform/db/database";

/** An invitation or an offer that nobody answered is shown as over for a while, to be sent again. */
const endedKeptMs = 30 * dayMs;
/** The journal of an organisation. */
const eventsKeptMs = 365 * dayMs;

/** Removes invitations and offers that ended a month ago, and lines of journals older than a year. */
export async function deleteOldTeamRows(database: Transaction, now: Date): Promise<void> {
  const ended = { expiresAt: { lt: new Date(now.getTime() - endedKeptMs) } };
  await database.teamInvitation.deleteMany({ where: ended });
  await database.siteTransfer.deleteMany({ where: ended });
  const createdAt = { lt: new Date(now.getTime() - eventsKeptMs) };
  await database.teamEvent.deleteMany({ where: { createdAt } });
}
