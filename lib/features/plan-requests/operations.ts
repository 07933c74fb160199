import "server-only";

import { planRequestTexts as texts } from "@/content/plan-requests/texts";
import { findOffered } from "@/content/plans/plans";
import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { lockUser } from "@/lib/features/accounts/plan";
import { monthlyPeriod } from "@/lib/features/billing/terms/offer";
import { findOwnRequest } from "@/lib/features/plan-requests/data";
import type { PlanRequest } from "@/lib/features/plan-requests/responses";
import type { AskedPlan } from "@/lib/features/plan-requests/schema";
import { getPlanCatalogue } from "@/lib/features/settings/data";
import { queueOperatorMessage } from "@/lib/features/telegram/mutations";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Database } from "@/lib/platform/db/database";

/**
 * Requests a plan from the operator, with its current name and price. Replaces a pending request, so that a user has at
 * most one.
 * @throws DomainError CONFLICT for a plan that is not offered; UNAUTHENTICATED when the account was deleted meanwhile.
 */
export async function requestPlan(
  database: Database,
  userId: AuthorizedUserId,
  { plan: key, months, details }: AskedPlan,
  now: Date,
): Promise<PlanRequest> {
  return database.$transaction(async (tx) => {
    const plan = findOffered(await getPlanCatalogue(tx), key);
    if (!plan) throw new DomainError("CONFLICT", texts.notOffered);
    // Parallel calls wait for each other here.
    if (!(await lockUser(tx, userId))) {
      throw new DomainError("UNAUTHENTICATED", "Необходима авторизация");
    }
    await withdrawPlanRequest(tx, userId, now);
    const isMonthly = !plan.isPriceFrom && plan.period.trim() === monthlyPeriod;
    await tx.planRequest.create({
      data: {
        id: newId(),
        userId,
        plan: key,
        planName: plan.name,
        months,
        sum: isMonthly ? plan.price * months : null,
        details: details ?? null,
        createdAt: now,
      },
      select: { id: true },
    });
    await queueOperatorMessage(tx, texts.operator, now);
    const request = await findOwnRequest(tx, userId);
    if (!request) throw new DomainError("NOT_FOUND", texts.notFound);
    return request;
  });
}

/** Withdraws the pending request; a second call changes nothing. */
export async function withdrawPlanRequest(
  database: Pick<Database, "planRequest">,
  userId: AuthorizedUserId,
  now: Date,
): Promise<void> {
  await database.planRequest.updateMany({
    where: { userId, state: "waiting" },
    data: { state: "withdrawn", settledAt: now },
  });
}
