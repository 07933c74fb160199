"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import {
  chosenIndustryTemplate,
  templateFields,
} from "@/components/documents/wizard/plan/chosen-industry-template";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import { templateField } from "@/lib/engine/industry-templates/chosen";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { currentTemplatesQuery } from "@/lib/features/templates/in-force/current-templates";
import { industryTemplates } from "@/lib/platform/content/industry-catalogue";

/**
 * The industry templates that the wizard offers and knows. Those of the build until the server has said what an
 * operator changed, and where it does not answer.
 */
export function useIndustryTemplates(): IndustryTemplate[] {
  const { data: current } = useQuery(currentTemplatesQuery);
  // The same list as long as nothing was changed: its questions are compared by identity.
  return current && current.changed.length > 0 ? current.industryTemplates : industryTemplates;
}

/** The industry template of the form around; null for the ordinary one of its type. */
export function useChosenIndustryTemplate(): IndustryTemplate | null {
  const templates = useIndustryTemplates();
  const { control } = useFormContext<WizardValues>();
  const [type, chosen] = useWatch({ control, name: [...templateFields] });
  return chosenIndustryTemplate({ type, [templateField]: chosen }, templates);
}

type Plan = Pick<CurrentUser, "role" | "subscription">;

/** The plan that decides what the wizard offers: for a guest that of a new account. */
export function planOf(user: CurrentUser | null): Plan {
  return user ?? { role: "user", subscription: "free" };
}

/** The plan that an industry template is part of, as `content/plans.ts` calls it. */
export function planName({ isUltra }: Pick<IndustryTemplate, "isUltra">): string {
  return isUltra ? "Ультра" : "Премиум";
}
