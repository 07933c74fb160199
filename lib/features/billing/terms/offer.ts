import "server-only";

import { getPlanCatalogue } from "@/lib/features/settings/data";
import { type PaidPlan, paidPlans } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";

/** The only period whose price is monthly: an operator may print another one. */
export const monthlyPeriod = "в месяц";
/** The maximum of a column of kopecks, and far more than a card pays. */
const maxKopecks = 2_000_000_000;

/** The plans that are sold by the month, from the list of `/premium` and the cabinet. */
export async function listOffers(database: Transaction): Promise<PaidPlan[]> {
  const sold: PaidPlan[] = [];
  for (const plan of paidPlans) {
    if (await findOffer(database, { plan, months: 1 })) sold.push(plan);
  }
  return sold;
}

/**
 * The price of a plan for a number of months from the list of `/premium` and the cabinet, in kopecks.
 * @returns null when the plan is not sold: it is free, or its price is not «в месяц» or only a minimum.
 */
export async function findOffer(
  database: Transaction,
  { plan: key, months }: { plan: string; months: number },
): Promise<{ name: string; amount: number } | null> {
  const { cabinet } = await getPlanCatalogue(database);
  const plan = cabinet.find((candidate) => candidate.key === key);
  if (!plan?.isAvailable || plan.isPriceFrom || plan.price <= 0) return null;
  const amount = plan.price * 100 * months;
  if (plan.period.trim() !== monthlyPeriod || amount > maxKopecks) return null;
  return { name: plan.name, amount };
}
