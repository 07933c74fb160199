import "server-only";

import {
  type RequestChannel,
  type RequestKindKey,
  type RequestOutcome,
  requestYears,
} from "@/content/requests/kinds";
import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { requisitesOf } from "@/lib/engine/answers/owner-requisites";
import { factValues, parseFacts } from "@/lib/engine/passport/facts";
import { decryptColumn } from "@/lib/features/requests/encrypted-columns";
import { requestMessages } from "@/lib/features/requests/messages";
import type { OpenRequests, PersonRequest } from "@/lib/features/requests/responses";
import { canExtend, listDeadlines } from "@/lib/features/requests/terms/request-deadlines";
import { findSite } from "@/lib/features/sites/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { workingCalendar } from "@/lib/platform/content/working-calendar";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";
import { addMonths } from "@/lib/russian/working-calendar";

const requestColumns = {
  id: true,
  kind: true,
  channel: true,
  receivedOn: true,
  details: true,
  extendedOn: true,
  reason: true,
  answeredOn: true,
  outcome: true,
  answer: true,
  changes: true,
  createdAt: true,
} as const;
type RequestRow = Prisma.SiteRequestGetPayload<{ select: typeof requestColumns }>;

/**
 * Returns the unanswered requests, nearest deadline first, and the data for the texts of answers.
 * @throws DomainError NOT_FOUND, also for another user's site.
 */
export async function getOpenRequests(
  database: Transaction,
  userId: AuthorizedUserId,
  siteId: string,
  now: Date,
): Promise<OpenRequests> {
  const { id, name, address, passport } = await findSite(database, userId, siteId);
  const rows = await database.siteRequest.findMany({
    where: { siteId, answeredOn: null },
    select: requestColumns,
  });
  return {
    site: { id, name, address },
    operator: requisitesOf(factValues(parseFacts(passport))),
    today: toMoscowDate(now),
    open: rows.map(toRequest).sort(byTerm),
  };
}

const byTerm = (a: PersonRequest, b: PersonRequest) => {
  const [first = "", second = ""] = [a, b].map(
    ({ dues, createdAt }) => `${dues[0]?.date} ${createdAt}`,
  );
  return first < second ? -1 : 1;
};

/** A page of the answered requests, last entered first. @throws DomainError NOT_FOUND */
export async function listAnsweredRequests(
  database: Transaction,
  userId: AuthorizedUserId,
  siteId: string,
  { limit, cursor }: ListPage,
): Promise<{ requests: PersonRequest[]; next: Cursor | null }> {
  await findSite(database, userId, siteId);
  const rows = await database.siteRequest.findMany({
    where: { siteId, answeredOn: { not: null }, ...afterCursor(cursor) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: requestColumns,
  });
  const { page, next } = toPage(rows, limit);
  return { requests: page.map(toRequest), next };
}

/** One entry. @throws DomainError NOT_FOUND, also for that of another user or site. */
export async function getRequest(
  database: Transaction,
  userId: AuthorizedUserId,
  { id: siteId, request }: { id: string; request: string },
): Promise<PersonRequest> {
  const row = await database.siteRequest.findFirst({
    where: { id: request, siteId, site: { userId } },
    select: requestColumns,
  });
  if (!row) throw new DomainError("NOT_FOUND", requestMessages.notFound);
  return toRequest(row);
}

/** All entries of a site, oldest first, for the data export. */
export async function* exportRequests(
  database: Transaction,
  siteId: string,
): AsyncGenerator<PersonRequest> {
  const take = 50;
  let last = "";
  for (;;) {
    const rows = await database.siteRequest.findMany({
      where: { siteId, id: { gt: last } },
      orderBy: { id: "asc" },
      take,
      select: requestColumns,
    });
    yield* rows.map(toRequest);
    if (rows.length < take) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function toRequest(row: RequestRow): PersonRequest {
  const { id, receivedOn, extendedOn, answeredOn } = row;
  // Only this feature writes here, with values from these very lists.
  const kind = row.kind as RequestKindKey;

  const isExtended = extendedOn !== null;
  return {
    id,
    kind,
    channel: row.channel as RequestChannel,
    receivedOn,
    details: decryptColumn("details", id, row.details),
    dues: listDeadlines({ kind, receivedOn, isExtended }, workingCalendar),
    canExtend: canExtend(kind) && !isExtended && answeredOn === null,
    extension:
      extendedOn === null
        ? null
        : {
            extendedOn,
            reason: decryptColumn("reason", id, row.reason),
          },
    answer:
      answeredOn === null
        ? null
        : {
            answeredOn,
            outcome: row.outcome as RequestOutcome,
            details: decryptColumn("answer", id, row.answer),
          },
    changes: row.changes === null ? [] : decryptColumn("changes", id, row.changes),
    keptUntil: addMonths(answeredOn ?? receivedOn, requestYears * 12),
    createdAt: row.createdAt.toISOString(),
  };
}
