import "server-only";

import { dayMs } from "@/lib/core/time/day-ms";
import type { Transaction } from "@/lib/platform/db/database";

/** How long an expired invitation or offer is still shown, so that it can be sent again. */
const endedKeptMs = 30 * dayMs;
/** How long the entries of a team log are kept. */
const eventsKeptMs = 365 * dayMs;

/** Deletes invitations and offers that ended a month ago, and entries of team logs older than a year. */
export async function deleteOldTeamRows(database: Transaction, now: Date): Promise<void> {
  const ended = { expiresAt: { lt: new Date(now.getTime() - endedKeptMs) } };
  await database.teamInvitation.deleteMany({ where: ended });
  await database.siteTransfer.deleteMany({ where: ended });
  const createdAt = { lt: new Date(now.getTime() - eventsKeptMs) };
  await database.teamEvent.deleteMany({ where: { createdAt } });
}
