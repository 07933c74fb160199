import { type Plan, type PlanCatalogue, planCatalogue } from "@/content/plans/plans";
import type { EnforcedPlans, StoredPlans } from "@/lib/features/settings/responses";
import { type PlanText, planText } from "@/lib/features/settings/schema";
import { type Subscription, subscriptions } from "@/lib/platform/auth/roles";

const { settings } = planCatalogue;

/** The defaults until an operator saves settings. */
export const enforcedDefaults: EnforcedPlans = {
  freePlanLimit: settings.free.monthlyLimit,
  freePlanName: settings.free.name,
  premiumPlanLimit: settings.premium.monthlyLimit,
  premiumPlanName: settings.premium.name,
  premiumPlanPrice: settings.premium.price,
  premiumPlanDescription: null,
  ultraPlanLimit: settings.ultra.monthlyLimit,
  ultraPlanName: settings.ultra.name,
  ultraPlanPrice: settings.ultra.price,
  ultraPlanDescription: null,
};

/**
 * The catalogue that pages print: what the operator stored over `content/plans/plans.ts`, plan by plan. Name and limit
 * of a plan that a user can have come from the settings, its description where they have one, and «бесплатный» costs
 * nothing: no list can promise what the server does not do.
 */
export function mergeCatalogue(enforced: EnforcedPlans, stored: unknown): PlanCatalogue {
  const { freePlanName, freePlanLimit, premiumPlanName, premiumPlanLimit } = enforced;
  const given: PlanCatalogue["settings"] = {
    free: { name: freePlanName, monthlyLimit: freePlanLimit, price: 0 },
    premium: {
      name: premiumPlanName,
      monthlyLimit: premiumPlanLimit,
      price: enforced.premiumPlanPrice,
    },
    ultra: {
      name: enforced.ultraPlanName,
      monthlyLimit: enforced.ultraPlanLimit,
      price: enforced.ultraPlanPrice,
    },
  };
  const described: Record<string, string | null> = {
    premium: enforced.premiumPlanDescription,
    ultra: enforced.ultraPlanDescription,
  };
  const list = (name: keyof StoredPlans) =>
    planCatalogue[name].map((plan) => {
      const merged = { ...plan, ...readPlan(stored, name, plan.key) };
      const own = isEnforced(plan.key) ? given[plan.key] : undefined;
      if (!own) return merged;
      // Everybody has it, so it can neither cost anything nor be taken off a page.
      const fixed = plan.key === "free" ? { price: 0, isAvailable: true } : {};
      // A printed copy of a description that the settings hold would outlive it.
      const description =
        plan.key in described ? (described[plan.key] ?? plan.description) : merged.description;
      return {
        ...merged,
        ...fixed,
        description,
        name: own.name,
        monthlyLimit: own.monthlyLimit,
      };
    });
  return { announced: list("announced"), cabinet: list("cabinet"), settings: given };
}

/** A stored plan, or nothing where there is none that can be read. */
function readPlan(stored: unknown, list: keyof StoredPlans, key: string): PlanText | undefined {
  const plans = (stored as Partial<StoredPlans> | null)?.[list];
  // Older settings hold a list of what was planned, which is printed no more.
  const { plannedFeatures: _planned, ...text } = (plans?.[key] ?? {}) as Record<string, unknown>;
  return planText.safeParse(text).data;
}

/** Whether name and limit of the plan are those of the settings: a user's subscription has this key. */
export const isEnforced = (key: string): key is Subscription =>
  (subscriptions as readonly string[]).includes(key);

/** The part of a plan that an operator may write. */
export function toPlanText({ key: _key, href: _href, subscription: _is, ...text }: Plan): PlanText {
  return text;
}
