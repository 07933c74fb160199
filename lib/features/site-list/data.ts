import "server-only";

import { findNearest } from "@/lib/features/duties/data";
import { findNewestChecks, type NewestCheck } from "@/lib/features/site-check/newest-checks";
import { countOutdated } from "@/lib/features/site-list/count-outdated";
import type { SiteState } from "@/lib/features/site-list/responses";
import { listSites } from "@/lib/features/sites/data";
import type { Requester } from "@/lib/platform/auth/membership/access";
import type { Database } from "@/lib/platform/db/database";
import type { Cursor, ListPage } from "@/lib/platform/http/paging";

/**
 * A page of the user's sites with the state of each, newest first. As many statements for two hundred sites as for one,
 * once their documents have been compared with their facts (`countOutdated`).
 */
export async function listSiteStates(
  database: Database,
  requester: Requester,
  page: ListPage,
  now: Date,
): Promise<{ sites: SiteState[]; next: Cursor | null }> {
  const { sites, next } = await listSites(database, requester, page, now);
  const ids = sites.map(({ id }) => id);
  if (ids.length === 0) return { sites: [], next };
  const [nearest, checks, changed] = await Promise.all([
    findNearest(database, ids, now),
    findNewestChecks(database, ids),
    countOutdated(database, sites),
  ]);
  return {
    sites: sites.map((site) => ({
      ...site,
      due: nearest.get(site.id) ?? null,
      check: toCheck(checks.get(site.id)),
      changed: changed.get(site.id) ?? null,
    })),
    next,
  };
}

function toCheck(check: NewestCheck | undefined): SiteState["check"] {
  if (!check) return null;
  const { id, finishedAt, isRead, findings, worst } = check;
  return { id, finishedAt: finishedAt.toISOString(), isRead, findings, worst };
}
