import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { CurrentUser } from "@/lib/features/accounts/responses";

type Plan = Pick<CurrentUser, "role" | "subscription">;

/** By which plan the wizard offers things: a guest is told what a new account will have. */
export function planOf(user: CurrentUser | null): Plan {
  return user ?? { role: "user", subscription: "free" };
}

/** The plan that an industry template is part of, as `content/plans.ts` calls it. */
export function planName({ isUltra }: Pick<IndustryTemplate, "isUltra">): string {
  return isUltra ? "Ультра" : "Премиум";
}
