import type { SiteSummary } from "@/lib/features/sites/responses";
import type { SiteAccess } from "@/lib/platform/auth/site-access";

/** How the user may use a site owned by someone else; undefined for their own. */
export function toSiteAccess({
  id,
  role,
  organisation,
  plan,
}: SiteSummary): SiteAccess | undefined {
  return role === "owner" || !organisation
    ? undefined
    : { site: id, team: organisation.name, role, plan };
}
