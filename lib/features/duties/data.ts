import "server-only";

import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { OwnDuties, SiteDuties, SiteDuty } from "@/lib/features/duties/responses";
import { dutySources } from "@/lib/features/duties/sources";
import { type Duty, firstDoneDay, listDuties } from "@/lib/features/duties/sources/duty";
import { findSite } from "@/lib/features/sites/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import {
  accessibleSitesWhere,
  findAccessibleOrganisations,
  type Requester,
} from "@/lib/platform/auth/team/access";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import {
  type DutySite,
  dutySiteColumns,
  type FoundSiteDuty,
  type SourceTime,
} from "./sources/source";

/** So many of all sites' duties are named; a list of more nobody reads on a dashboard. */
const shownOwn = 50;

export type ListedDuty = Duty<FoundSiteDuty>;
type OwnedDuty = ListedDuty & { site: Pick<DutySite, "id" | "name" | "address"> };

/** The duties of one site, what waits first. @throws DomainError NOT_FOUND, the same for another's site. */
export async function getSiteDuties(
  database: Transaction,
  userId: AuthorizedUserId,
  siteId: string,
  now: Date,
): Promise<SiteDuties> {
  const site = await findSite(database, userId, siteId);
  const { id, name, address } = site;
  const time = timeOf(now);
  const duties = listDuties(await readAll(database, [site], time), time);
  return { site: { id, name, address }, today: time.today, duties: duties.map(toResponse) };
}

/** What waits on all sites of the user and of their organisations, the nearest first. */
export async function getOwnDuties(
  database: Transaction,
  requester: Requester,
  now: Date,
): Promise<OwnDuties> {
  const reach = await findAccessibleOrganisations(database, requester);
  const waiting = await waitingOf(database, accessibleSitesWhere(requester.userId, reach), now);
  return {
    today: toMoscowDate(now),
    ...countStates(waiting),
    waiting: waiting.length,
    duties: waiting.slice(0, shownOwn).map(({ site: { id, name, address }, ...duty }) => ({
      ...toResponse(duty),
      site: { id, name, address },
    })),
  };
}

/**
 * The same as it is for the letter, which no session asks for.
 * @param userId of the owner of the sites.
 */
export const listPendingDuties = (
  database: Transaction,
  userId: string,
  now: Date,
): Promise<OwnedDuty[]> => waitingOf(database, { userId }, now);

/**
 * The nearest duty of each of these sites, which the caller may see; a site for which nothing waits is not among them.
 * In as many statements for two hundred sites as for one.
 */
export async function findNearest(
  database: Transaction,
  sites: readonly string[],
  now: Date,
): Promise<Map<string, SiteDuty>> {
  const waiting = await waitingOf(database, { id: { in: [...sites] } }, now);
  // The nearest comes last and stays.
  return new Map(waiting.toReversed().map(({ site, ...duty }) => [site.id, toResponse(duty)]));
}

async function waitingOf(
  database: Transaction,
  where: Prisma.SiteWhereInput,
  now: Date,
): Promise<OwnedDuty[]> {
  const time = timeOf(now);
  // All of them: which some source concerns is asked of the tables of all owners, half a second where theirs are large.
  const sites = await database.site.findMany({ where, select: dutySiteColumns });
  const byId = new Map(sites.map((site) => [site.id, site]));
  return listDuties(await readAll(database, sites, time), time).flatMap((duty) => {
    const site = byId.get(duty.siteId);
    return site && duty.state !== "done" ? [{ ...duty, site }] : [];
  });
}

/** Sites about which some source may have something to say. */
export const sitesWithDuties = (now: Date): Prisma.SiteWhereInput => ({
  OR: dutySources.map(({ concerns }) => concerns(timeOf(now))),
});

export const countStates = (duties: readonly Pick<ListedDuty, "state">[]) => ({
  overdue: duties.filter(({ state }) => state === "overdue").length,
  soon: duties.filter(({ state }) => state === "soon").length,
});

async function readAll(
  database: Transaction,
  sites: readonly DutySite[],
  time: SourceTime,
): Promise<FoundSiteDuty[]> {
  if (sites.length === 0) return [];
  const found = await Promise.all(dutySources.map(({ read }) => read(database, sites, time)));
  return found.flat();
}

function timeOf(now: Date): SourceTime {
  const today = toMoscowDate(now);
  return { now, today, doneSince: firstDoneDay(today) };
}

const toResponse = ({ siteId: _site, endsAt, ...duty }: ListedDuty) => ({
  ...duty,
  endsAt: endsAt?.toISOString() ?? null,
});
