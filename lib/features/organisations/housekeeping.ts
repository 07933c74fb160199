import "server-only";

import { dayMs } from "@/lib/core/time/day-ms";
import type { Transaction } from "@/lib/platform/db/database";

/** How long an expired invitation or offer is still shown, so that it can be sent again. */
const endedKeptMs = 30 * dayMs;
/** How long the entries of an organisation log are kept. */
const eventsKeptMs = 365 * dayMs;

/** Deletes invitations and offers that ended a month ago, and entries of organisation logs older than a year. */
export async function deleteOldOrganisationRows(database: Transaction, now: Date): Promise<void> {
  const ended = { expiresAt: { lt: new Date(now.getTime() - endedKeptMs) } };
  await database.organisationInvitation.deleteMany({ where: ended });
  await database.siteTransfer.deleteMany({ where: ended });
  const createdAt = { lt: new Date(now.getTime() - eventsKeptMs) };
  await database.organisationEvent.deleteMany({ where: { createdAt } });
}
