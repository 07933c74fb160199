import "server-only";

import { newId } from "@/lib/core/ids";
import type { Acting } from "@/lib/platform/auth/caller";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Writes down what a member did on behalf of the owner of a site, for the organisation's journal. Nothing is written
 * where the organisation is gone by then.
 * @param action what the call does, in the words of its description.
 */
export async function recordMemberAction(
  database: Transaction,
  { actorId, site, organisation }: Acting,
  action: string,
  now: Date,
): Promise<void> {
  await recordTeamEvent(
    database,
    { actorId, organisationId: organisation.id, action, siteName: site.name },
    now,
  );
}

/** Writes a line of an organisation's journal. */
export async function recordTeamEvent(
  database: Transaction,
  {
    actorId,
    organisationId,
    action,
    siteName = null,
    memberId = null,
  }: {
    actorId: string;
    organisationId: string;
    action: string;
    siteName?: string | null;
    memberId?: string | null;
  },
  now: Date,
): Promise<void> {
  // Locked, so that neither goes between the look and the insert.
  await database.$executeRaw`
    INSERT INTO team_events (id, "organisationId", "actorId", action, "memberId", "siteName", "createdAt")
    SELECT ${newId()}, o.id, u.id, ${action}, ${memberId}::text, ${siteName}, ${now}
    FROM organisations o, users u WHERE o.id = ${organisationId} AND u.id = ${actorId}
    FOR KEY SHARE`;
}
