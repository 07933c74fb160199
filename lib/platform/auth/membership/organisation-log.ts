import "server-only";

import { newId } from "@/lib/core/ids";
import type { Delegation } from "@/lib/platform/auth/caller";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Records an action of a member on behalf of a site's owner in the organisation log. Nothing is written when the
 * organisation was deleted meanwhile.
 * @param action the summary of the call.
 */
export async function recordMemberAction(
  database: Transaction,
  { actorId, site, organisation }: Delegation,
  action: string,
  now: Date,
): Promise<void> {
  await recordOrganisationEvent(
    database,
    { actorId, organisationId: organisation.id, action, siteName: site.name },
    now,
  );
}

/** Adds an event to an organisation log. */
export async function recordOrganisationEvent(
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
  // Locked, so that neither is deleted between the check and the insert.
  await database.$executeRaw`
    INSERT INTO team_events (id, "organisationId", "actorId", action, "memberId", "siteName", "createdAt")
    SELECT ${newId()}, o.id, u.id, ${action}, ${memberId}::text, ${siteName}, ${now}
    FROM organisations o, users u WHERE o.id = ${organisationId} AND u.id = ${actorId}
    FOR KEY SHARE`;
}
