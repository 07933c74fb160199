import { type Plan, type PlanCatalogue, planCatalogue } from "@/content/plans/plans";
import type { EnforcedPlans, StoredPlans } from "@/lib/features/settings/responses";
import { type PlanText, planText } from "@/lib/features/settings/schema";
import { type Subscription, subscriptions } from "@/lib/platform/auth/roles";

const { settings } = planCatalogue;

/** The defaults while an operator has saved no settings. */
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
 * The plan catalogue of the pages: the operator's changes merged into `content/plans/plans.ts`, plan by plan. Name and
 * limit of a plan that a user can have come from the enforced settings, also its description if they have one, and the
 * free plan costs nothing: no list can promise what the server does not do.
 */
export function mergeCatalogue(enforced: EnforcedPlans, stored: unknown): PlanCatalogue {
  const { freePlanName, freePlanLimit, premiumPlanName, premiumPlanLimit } = enforced;
  const enforcedPlans: PlanCatalogue["settings"] = {
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
      const own = isEnforced(plan.key) ? enforcedPlans[plan.key] : undefined;
      if (!own) return merged;
      // Every user has it, so it must cost nothing and cannot be hidden.
      const fixed = plan.key === "free" ? { price: 0, isAvailable: true } : {};
      // A printed copy of the description in the settings would become outdated.
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
  return { announced: list("announced"), cabinet: list("cabinet"), settings: enforcedPlans };
}

/** A stored plan; undefined when there is none or it cannot be parsed. */
function readPlan(stored: unknown, list: keyof StoredPlans, key: string): PlanText | undefined {
  const plans = (stored as Partial<StoredPlans> | null)?.[list];
  // Older settings contain a list of planned features, which is no longer shown.
  const { plannedFeatures: _planned, ...text } = (plans?.[key] ?? {}) as Record<string, unknown>;
  return planText.safeParse(text).data;
}

/** Whether the plan's name and limit are enforced: a user's subscription has this key. */
export const isEnforced = (key: string): key is Subscription =>
  (subscriptions as readonly string[]).includes(key);

/** The part of a plan that an operator may edit. */
export function toPlanText({ key: _key, href: _href, subscription: _is, ...text }: Plan): PlanText {
  return text;
}
