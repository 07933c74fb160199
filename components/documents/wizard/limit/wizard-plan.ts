"use client";

import { createContext, useContext } from "react";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { type Plan, planHere } from "@/lib/platform/auth/roles";
import type { Shared } from "@/lib/platform/auth/shared";

/** By whose plan and month the form offers what it offers. */
type WizardPlan = {
  plan: Plan;
  /** The site of somebody else whose owner's month counts; undefined where the visitor's own does. */
  site: string | undefined;
};

const WizardPlanContext = createContext<WizardPlan | null>(null);
export const WizardPlanProvider = WizardPlanContext.Provider;

/** Whose plan counts in the wizard around: for a guest that of a new account, for a member that of the site's owner. */
export const wizardPlan = (user: CurrentUser | null, shared: Shared | undefined): WizardPlan => ({
  plan: planHere(user ?? { role: "user", subscription: "free" }, shared),
  site: shared?.site,
});

/** @throws Error outside a wizard */
export function useWizardPlan(): WizardPlan {
  const plan = useContext(WizardPlanContext);
  if (!plan) throw new Error("useWizardPlan needs a WizardPlanProvider above it");
  return plan;
}
