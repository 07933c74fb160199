"use client";

import { createContext, useContext } from "react";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { effectivePlan, type Plan } from "@/lib/platform/auth/roles";
import type { SiteAccess } from "@/lib/platform/auth/site-access";

/** The plan and month that determine what the wizard offers. */
type WizardAccount = {
  plan: Plan;
  /** The site of another user whose owner's month counts; undefined if the visitor's own does. */
  site: string | undefined;
};

const WizardAccountContext = createContext<WizardAccount | null>(null);
export const WizardAccountProvider = WizardAccountContext.Provider;

/** Whose plan applies in the wizard: for a guest that of a new account, for a member that of the site's owner. */
export const wizardAccount = (
  user: CurrentUser | null,
  shared: SiteAccess | undefined,
): WizardAccount => ({
  plan: effectivePlan(user ?? { role: "user", subscription: "free" }, shared),
  site: shared?.site,
});

/** @throws Error outside a wizard */
export function useWizardAccount(): WizardAccount {
  const account = useContext(WizardAccountContext);
  if (!account) throw new Error("useWizardAccount needs a WizardAccountProvider above it");
  return account;
}
