import "server-only";

import { getPlanCatalogue } from "@/lib/features/settings/data";
import { type PaidPlan, paidPlans } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";

/** The only period whose price is that of a month: an operator may print another. */
export const monthlyPeriod = "в месяц";
/** What a column of whole kopecks holds, and far more than a card pays. */
const maxKopecks = 2_000_000_000;

/** The plans that are sold for a month by the list of `/premium` and the cabinet. */
export async function listOffers(database: Transaction): Promise<PaidPlan[]> {
  const sold: PaidPlan[] = [];
  for (const plan of paidPlans) {
    if (await findOffer(database, { plan, months: 1 })) sold.push(plan);
  }
  return sold;
}

/**
 * What a plan costs for so many months by the list of `/premium` and the cabinet, in kopecks.
 * @returns null where the plan is not sold: it is free, its price is none «в месяц» or only begins there.
 */
export async function findOffer(
  database: Transaction,
  { plan: key, months }: { plan: string; months: number },
): Promise<{ name: string; amount: number } | null> {
  const { cabinet } = await getPlanCatalogue(database);
  const plan = cabinet.find((one) => one.key === key);
  if (!plan?.isAvailable || plan.isPriceFrom || plan.price <= 0) return null;
  const amount = plan.price * 100 * months;
  if (plan.period.trim() !== monthlyPeriod || amount > maxKopecks) return null;
  return { name: plan.name, amount };
}
