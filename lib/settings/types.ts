/** Documents a month of each plan; -1 is unlimited. */
export type PlanLimits = { free: number; premium: number; ultra: number };
