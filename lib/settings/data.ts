import "server-only";

import { enforcedLimits } from "@/content/plans";
import type { Transaction } from "@/lib/db/database";
import type { PlanLimits } from "@/lib/settings/types";

/** What holds until an operator saves settings: the defaults of the columns. */
const defaults: PlanLimits = enforcedLimits;

/** How many documents a month each plan allows. Source: decisions § 1. */
export async function getPlanLimits(database: Transaction): Promise<PlanLimits> {
  const row = await database.adminSettings.findUnique({
    where: { id: "default" },
    select: { freePlanLimit: true, premiumPlanLimit: true, ultraPlanLimit: true },
  });
  if (!row) return defaults;
  return { free: row.freePlanLimit, premium: row.premiumPlanLimit, ultra: row.ultraPlanLimit };
}
