import type { SiteSummary } from "@/lib/features/sites/responses";
import type { Shared } from "@/lib/platform/auth/site-sharing";

/** The member's relation to somebody else's site; undefined for their own. */
export function toShared({ id, role, organisation, plan }: SiteSummary): Shared | undefined {
  return role === "owner" || !organisation
    ? undefined
    : { site: id, team: organisation.name, role, plan };
}
