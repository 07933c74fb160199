import "server-only";

import type { ListedPlanRequest, PlanRequest } from "@/lib/features/plan-requests/responses";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { newestFirst } from "@/lib/platform/db/newest-first";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

const requestColumns = {
  id: true,
  plan: true,
  planName: true,
  months: true,
  sum: true,
  details: true,
  state: true,
  createdAt: true,
  settledAt: true,
  until: true,
} as const;

type Row = Prisma.PlanRequestGetPayload<{ select: typeof requestColumns }>;

function toPlanRequest({ createdAt, settledAt, until, ...row }: Row): PlanRequest {
  return {
    // Only this feature writes here, with these values.
    ...(row as typeof row & Pick<PlanRequest, "state">),
    createdAt: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  };
}

/** The user's newest request; null when there is none. */
export async function findOwnRequest(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<PlanRequest | null> {
  const row = await database.planRequest.findFirst({
    where: { userId },
    orderBy: newestFirst,
    select: requestColumns,
  });
  return row && toPlanRequest(row);
}

/** The newest thousand requests for the user's data export. */
export function exportPlanRequests(database: Transaction, userId: AuthorizedUserId) {
  return database.planRequest.findMany({
    where: { userId },
    orderBy: newestFirst,
    take: 1000,
    select: requestColumns,
  });
}

const listedColumns = {
  ...requestColumns,
  user: {
    select: {
      id: true,
      email: true,
      subscription: true,
      documentsLimit: true,
      premiumUntil: true,
    },
  },
} as const;

type ListedRow = Prisma.PlanRequestGetPayload<{ select: typeof listedColumns }>;

/** An expired plan counts as the free one, as on the user's next read. */
function toListed({ user, ...row }: ListedRow, now: Date): ListedPlanRequest {
  const isOver = user.premiumUntil !== null && user.premiumUntil <= now;
  const subscription = isOver ? "free" : user.subscription;
  return {
    ...toPlanRequest(row),
    user: {
      ...user,
      subscription: subscription as ListedPlanRequest["user"]["subscription"],
      premiumUntil: isOver ? null : (user.premiumUntil?.toISOString() ?? null),
    },
  };
}

/** A page of requests for the operator, newest first, of one state or all, and the cursor of the next page. */
export async function listPlanRequests(
  database: Transaction,
  { limit, cursor, state }: ListPage & { state?: PlanRequest["state"] | undefined },
  now: Date,
): Promise<{ requests: ListedPlanRequest[]; next: Cursor | null }> {
  const rows = await database.planRequest.findMany({
    where: { ...(state && { state }), ...afterCursor(cursor) },
    orderBy: newestFirst,
    take: limit + 1,
    select: listedColumns,
  });
  const { page, next } = toPage(rows, limit);
  return { requests: page.map((row) => toListed(row, now)), next };
}

/** One request as in the operator's list; null when there is none. */
export async function findListedRequest(
  database: Transaction,
  id: string,
  now: Date,
): Promise<ListedPlanRequest | null> {
  const row = await database.planRequest.findUnique({ where: { id }, select: listedColumns });
  return row && toListed(row, now);
}
