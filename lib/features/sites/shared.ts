import type { SiteSummary } from "@/lib/features/sites/responses";
import type { Shared } from "@/lib/platform/auth/shared";

/** How a site of somebody else stands to who sees it; undefined of an own one. */
export function toShared({ id, role, organisation, plan }: SiteSummary): Shared | undefined {
  return role === "owner" || !organisation
    ? undefined
    : { site: id, team: organisation.name, role, plan };
}
