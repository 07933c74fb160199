import "server-only";

import { planRequestTexts as texts } from "@/content/plan-requests/texts";
import type { Plan } from "@/content/plans/plans";
import { DomainError } from "@/lib/core/errors";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import {
  type AdministeredUser,
  lockUser,
  type UserColumns,
  updateUser,
} from "@/lib/features/accounts/plan";
import { changesOf } from "@/lib/features/audit/changes";
import { recordAction } from "@/lib/features/audit/mutations";
import { addMonths } from "@/lib/features/billing/terms/months";
import { notifyUser } from "@/lib/features/notifications/broadcast/mutations";
import { findListedRequest } from "@/lib/features/plan-requests/data";
import type { ListedPlanRequest } from "@/lib/features/plan-requests/responses";
import type { PlanDecision } from "@/lib/features/plan-requests/schema";
import { getPlanCatalogue } from "@/lib/features/settings/data";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database, Transaction } from "@/lib/platform/db/database";

type Waiting = { id: string; userId: string; plan: string; planName: string };

/**
 * Grants or declines a request and notifies the user. A current plan is extended from its end.
 * @returns the updated request.
 * @throws DomainError NOT_FOUND; CONFLICT for a request that is decided already, a plan that no longer exists, and a
 * user who has another plan for longer.
 */
export async function decideRequest(
  database: Database,
  caller: Caller,
  { id, ...decision }: PlanDecision & { id: string },
  now: Date,
): Promise<ListedPlanRequest> {
  return database.$transaction(async (tx) => {
    const request = await lockWaiting(tx, id);
    if (decision.state === "granted") await grant(tx, caller, request, decision.months, now);
    else await decline(tx, caller, request, decision.reason, now);
    const settled = await findListedRequest(tx, id, now);
    if (!settled) throw new DomainError("NOT_FOUND", texts.notFound);
    return settled;
  });
}

/**
 * Locks the user first, then the request, in the same order as creating one: two administrators who decide at once wait
 * for each other.
 */
async function lockWaiting(tx: Transaction, id: string): Promise<Waiting> {
  const found = await tx.planRequest.findUnique({ where: { id }, select: { userId: true } });
  if (!found) throw new DomainError("NOT_FOUND", texts.notFound);
  await lockUser(tx, found.userId);
  const [row] = await tx.$queryRaw<(Waiting & { state: string })[]>`
    SELECT id, "userId", plan, "planName", state FROM plan_requests WHERE id = ${id} FOR UPDATE`;
  if (!row) throw new DomainError("NOT_FOUND", texts.notFound);
  if (row.state !== "waiting") throw new DomainError("CONFLICT", texts.settled);
  return row;
}

async function grant(
  tx: Transaction,
  caller: Caller,
  { id, userId, plan: key, planName }: Waiting,
  months: number,
  now: Date,
): Promise<void> {
  const before = await lockUser(tx, userId);
  if (!before) throw new DomainError("NOT_FOUND", texts.notFound);
  const { announced, cabinet } = await getPlanCatalogue(tx);
  // A plan that is no longer offered may still be granted to a user who asked in time.
  const plan = [...cabinet, ...announced].find((candidate) => candidate.key === key);
  if (!plan) throw new DomainError("CONFLICT", texts.noPlan);
  const columns = columnsOf(before, plan, months, now);
  await updateUser(tx, userId, columns, now);
  await settle(tx, id, { state: "granted", months, until: columns.premiumUntil }, now);
  const changes = changesOf(toRecord(before), toRecord(columns));
  const details = { email: before.email, plan: planName, ...changes };
  const auditRecord = { action: "plan-request.grant", subjectType: "user" } as const;
  await recordAction(tx, caller, { ...auditRecord, subjectId: userId, details }, now);
  const until = formatRussianDate(toMoscowDate(columns.premiumUntil));
  await notifyUser(tx, userId, texts.granted(planName, until), now);
}

async function decline(
  tx: Transaction,
  caller: Caller,
  { id, userId, planName }: Waiting,
  reason: string,
  now: Date,
): Promise<void> {
  await settle(tx, id, { state: "declined" }, now);
  const auditRecord = { action: "plan-request.decline", subjectType: "user" } as const;
  const details = { plan: planName, reason };
  await recordAction(tx, caller, { ...auditRecord, subjectId: userId, details }, now);
  await notifyUser(tx, userId, texts.declined(planName, reason), now);
}

const settle = (
  tx: Transaction,
  id: string,
  change: { state: "granted" | "declined"; months?: number; until?: Date },
  now: Date,
) => tx.planRequest.update({ where: { id }, data: { ...change, settledAt: now } });

type Granted = Required<Pick<UserColumns, "subscription" | "documentsLimit">> & {
  premiumUntil: Date;
};

/**
 * The plan's columns, from now or from the end of the same plan; an administrator still has no limit.
 * @throws DomainError CONFLICT when the user would lose something.
 */
function columnsOf(before: AdministeredUser, plan: Plan, months: number, now: Date): Granted {
  const { subscription, monthlyLimit } = plan;
  const isFree =
    before.subscription === "free" || (before.premiumUntil !== null && before.premiumUntil <= now);
  const documentsLimit = before.role === "admin" ? -1 : monthlyLimit;
  if (isFree) return { subscription, documentsLimit, premiumUntil: addMonths(now, months) };
  const { premiumUntil } = before;
  if (premiumUntil === null) throw new DomainError("CONFLICT", texts.endless);
  const isLess =
    before.documentsLimit === -1
      ? documentsLimit !== -1
      : documentsLimit !== -1 && documentsLimit < before.documentsLimit;
  if (before.subscription !== subscription || isLess) {
    throw new DomainError(
      "CONFLICT",
      texts.otherPlan(formatRussianDate(toMoscowDate(premiumUntil))),
    );
  }
  return { subscription, documentsLimit, premiumUntil: addMonths(premiumUntil, months) };
}

/** The part of the change for the audit log, instants as text. */
const toRecord = ({ subscription, documentsLimit, premiumUntil }: UserColumns) => ({
  subscription: subscription ?? null,
  documentsLimit: documentsLimit ?? null,
  premiumUntil: premiumUntil?.toISOString() ?? null,
});
