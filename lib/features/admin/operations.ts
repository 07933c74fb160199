import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import { lockAdmins } from "@/lib/features/accounts/mutations";
import {
  type AdministeredUser,
  columnsOfPlan,
  lockUser,
  type UserColumns,
  updateUser,
} from "@/lib/features/accounts/plan";
import { deleteAllSessions } from "@/lib/features/accounts/sessions/mutations";
import { findListedUser } from "@/lib/features/admin/data";
import type { ListedUser } from "@/lib/features/admin/responses";
import type { UserChange } from "@/lib/features/admin/user-change";
import type { AuditAction } from "@/lib/features/audit/actions";
import { type AuditValue, changesOf } from "@/lib/features/audit/changes";
import { recordAction } from "@/lib/features/audit/mutations";
import { getPlanLimits } from "@/lib/features/settings/data";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Role } from "@/lib/platform/auth/roles";
import type { Database, Transaction } from "@/lib/platform/db/database";

/**
 * Gives a user a role with the plan and the limit that belong to it
 * (docs/specification/plans.md#role-and-subscription).
 * @throws DomainError NOT_FOUND; FORBIDDEN for the caller's own role and for the last administrator's: either could
 * lock out all administrators.
 */
export async function changeUserRole(
  database: Database,
  caller: Caller,
  { userId, role }: { userId: string; role: Role },
  now: Date,
): Promise<void> {
  if (userId === caller.userId) throw new DomainError("FORBIDDEN", "Свою роль изменить нельзя.");
  await database.$transaction(async (tx) => {
    await requireRemainingAdmin(tx, caller, userId);
    const before = await lockUser(tx, userId);
    if (!before) throw userNotFound();
    const limits = await getPlanLimits(tx);
    const plans = {
      user: { subscription: "free", documentsLimit: limits.free },
      premium: { subscription: "premium", documentsLimit: limits.premium },
      // The subscription stays: an administrator has all rights of a paid plan anyway.
      admin: { documentsLimit: -1 },
    } as const;
    const change: UserColumns = { role, ...plans[role], ...termChange(before, plans[role], now) };
    await updateUser(tx, userId, change, now);
    await record(tx, caller, { action: "user.role", userId, before, change }, now);
  });
}

/**
 * The end date of the plan after a change of role. An unchanged plan keeps its end date; a plan given by hand has none,
 * since an old date would end it on the next read.
 */
function termChange(
  before: AdministeredUser,
  planColumns: Pick<UserColumns, "subscription" | "documentsLimit">,
  now: Date,
): UserColumns {
  if (planColumns.subscription === undefined) return {};
  const stays =
    planColumns.subscription === before.subscription && planColumns.subscription !== "free";
  const isOver = before.premiumUntil !== null && before.premiumUntil <= now;
  return stays && !isOver ? {} : { premiumUntil: null };
}

/**
 * Changes a user's plan, limit, end date or referral credit, or blocks and unblocks the user. A plan sets its own limit
 * unless one is given; blocking ends every session at once.
 * @returns the updated user.
 * @throws DomainError NOT_FOUND; VALIDATION for an end date in the past, or for a plan that has none; FORBIDDEN for
 * blocking oneself or the last administrator.
 */
export async function changeUser(
  database: Database,
  caller: Caller,
  { userId, ...change }: UserChange & { userId: string },
  now: Date,
): Promise<ListedUser> {
  if (change.blocked !== undefined && userId === caller.userId) {
    throw new DomainError("FORBIDDEN", "Заблокировать себя нельзя.");
  }
  return database.$transaction(async (tx) => {
    if (change.blocked) await requireRemainingAdmin(tx, caller, userId);
    const before = await lockUser(tx, userId);
    if (!before) throw userNotFound();
    const plan = await planChange(tx, before, change, now);
    const earnings =
      change.referralEarnings === undefined ? {} : { referralEarnings: change.referralEarnings };
    const block = blockChange(before, change.blocked, now);
    await updateUser(tx, userId, { ...plan, ...earnings, ...block }, now);
    if (block.blockedAt) await deleteAllSessions(tx, userId);
    const parts = { "user.plan": plan, "user.earnings": earnings, "user.block": block } as const;
    for (const [action, change] of Object.entries(parts) as [AuditAction, UserColumns][]) {
      await record(tx, caller, { action, userId, before, change }, now);
    }
    const user = await findListedUser(tx, userId, now);
    if (!user) throw userNotFound();
    return user;
  });
}

async function planChange(
  tx: Transaction,
  before: AdministeredUser,
  { subscription, documentsLimit, premiumUntil }: UserChange,
  now: Date,
): Promise<UserColumns> {
  if (premiumUntil && premiumUntil <= now) throw wrongEnd("Эта дата уже прошла");
  if (premiumUntil && (subscription ?? before.subscription) === "free") {
    throw wrongEnd("У бесплатного плана нет срока");
  }
  const change: UserColumns =
    subscription === undefined ? {} : await columnsOfPlan(tx, before, subscription);
  if (documentsLimit !== undefined) change.documentsLimit = documentsLimit;
  if (premiumUntil !== undefined) change.premiumUntil = premiumUntil;
  return change;
}

/** An existing block keeps its date. */
function blockChange(
  before: AdministeredUser,
  blocked: boolean | undefined,
  now: Date,
): UserColumns {
  if (blocked === undefined || blocked === (before.blockedAt !== null)) return {};
  return { blockedAt: blocked ? now : null };
}

/**
 * Locks the administrators and makes sure that one besides `userId` remains: the caller, unless another one has just
 * removed their rights.
 */
async function requireRemainingAdmin(
  tx: Transaction,
  caller: Caller,
  userId: string,
): Promise<void> {
  const admins = await lockAdmins(tx);
  if (!admins.includes(caller.userId)) throw new DomainError("FORBIDDEN", "Доступ запрещен");
  if (!admins.some((id) => id !== userId)) {
    throw new DomainError("FORBIDDEN", "Это последний администратор: его права изменить нельзя.");
  }
}

/** Records the differences; a change without any leaves no entry. */
async function record(
  tx: Transaction,
  caller: Caller,
  entry: { action: AuditAction; userId: string; before: AdministeredUser; change: UserColumns },
  now: Date,
): Promise<void> {
  const { action, userId, before, change } = entry;
  const changes = changesOf(toRecord(before), toRecord(change));
  if (Object.keys(changes).length === 0) return;
  const details = { email: before.email, ...changes };
  await recordAction(tx, caller, { action, subjectType: "user", subjectId: userId, details }, now);
}

/** Instants as text, a block as a boolean: values that the log can hold and people can read. */
function toRecord({ blockedAt, premiumUntil, ...rest }: Partial<AdministeredUser>) {
  return {
    ...rest,
    ...(blockedAt === undefined ? {} : { blocked: blockedAt !== null }),
    ...(premiumUntil === undefined ? {} : { premiumUntil: premiumUntil?.toISOString() ?? null }),
  } as Record<string, AuditValue>;
}

const userNotFound = () => new DomainError("NOT_FOUND", "Пользователь не найден");
const wrongEnd = (message: string) => fieldError("premiumUntil", message);
