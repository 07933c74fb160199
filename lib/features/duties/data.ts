import "server-only";

import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { OwnDuties, SiteDuties, SiteDuty } from "@/lib/features/duties/responses";
import { dutySources } from "@/lib/features/duties/sources";
import { type Duty, firstDoneDay, listDuties } from "@/lib/features/duties/sources/duty";
import {
  type DutySite,
  dutySiteColumns,
  type FoundSiteDuty,
  type SourceTime,
} from "@/lib/features/duties/sources/source";
import { findSite } from "@/lib/features/sites/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import {
  accessibleSitesWhere,
  findAccessibleOrganisations,
  type Requester,
} from "@/lib/platform/auth/membership/access";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

/** The maximum number of duties of all sites that are listed; nobody reads a longer list on a dashboard. */
const maxOwnDuties = 50;

export type ListedDuty = Duty<FoundSiteDuty>;
type OwnedDuty = ListedDuty & { site: Pick<DutySite, "id" | "name" | "address"> };

/** The duties of one site, pending ones first. @throws DomainError NOT_FOUND, also for another user's site. */
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

/** The pending duties on all sites of the user and of their organisations, nearest first. */
export async function getOwnDuties(
  database: Transaction,
  requester: Requester,
  now: Date,
): Promise<OwnDuties> {
  const organisations = await findAccessibleOrganisations(database, requester);
  const waiting = await waitingOf(
    database,
    accessibleSitesWhere(requester.userId, organisations),
    now,
  );
  return {
    today: toMoscowDate(now),
    ...countStates(waiting),
    waiting: waiting.length,
    duties: waiting.slice(0, maxOwnDuties).map(({ site: { id, name, address }, ...duty }) => ({
      ...toResponse(duty),
      site: { id, name, address },
    })),
  };
}

/**
 * The same for the weekly e-mail, which is written without a session.
 * @param userId of the owner of the sites.
 */
export const listPendingDuties = (
  database: Transaction,
  userId: string,
  now: Date,
): Promise<OwnedDuty[]> => waitingOf(database, { userId }, now);

/**
 * The nearest pending duty of each of these sites, which the caller may see; sites without one are left out. The number
 * of statements does not depend on the number of sites.
 */
export async function findNearest(
  database: Transaction,
  sites: readonly string[],
  now: Date,
): Promise<Map<string, SiteDuty>> {
  const waiting = await waitingOf(database, { id: { in: [...sites] } }, now);
  // The nearest one comes last and so is kept.
  return new Map(waiting.toReversed().map(({ site, ...duty }) => [site.id, toResponse(duty)]));
}

async function waitingOf(
  database: Transaction,
  where: Prisma.SiteWhereInput,
  now: Date,
): Promise<OwnedDuty[]> {
  const time = timeOf(now);
  // For all sites: asking each source which sites concern it would read the tables of all owners, half a second when
  // they are large.
  const sites = await database.site.findMany({ where, select: dutySiteColumns });
  const byId = new Map(sites.map((site) => [site.id, site]));
  return listDuties(await readAll(database, sites, time), time).flatMap((duty) => {
    const site = byId.get(duty.siteId);
    return site && duty.state !== "done" ? [{ ...duty, site }] : [];
  });
}

/** The sites for which at least one source may have duties. */
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
