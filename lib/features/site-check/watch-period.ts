import { dayMs } from "@/lib/core/time/day-ms";
import type { Subscription } from "@/lib/platform/auth/roles";

/** How often a site is checked automatically: weekly on a paid plan, otherwise monthly. */
export const watchPeriodMs = (subscription: Subscription): number =>
  (subscription === "free" ? 30 : 7) * dayMs;
