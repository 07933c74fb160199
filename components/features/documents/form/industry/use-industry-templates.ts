"use client";

import { useFormContext, useWatch } from "react-hook-form";
import {
  chosenIndustryTemplate,
  templateFields,
} from "@/components/features/documents/form-model/chosen-industry-template";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { templateField } from "@/lib/engine/industry-templates/chosen-template";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { useCurrentTemplates, useShippedTemplates } from "@/lib/features/templates/in-force/client";

const none: IndustryTemplate[] = [];

/** The industry templates that the wizard offers and knows; none until the server has told which are in force. */
export function useIndustryTemplates(): IndustryTemplate[] {
  const { data: current, isError } = useCurrentTemplates();
  const { data: shipped } = useShippedTemplates({ enabled: isError });
  return current?.industryTemplates ?? shipped ?? none;
}

/** True while a form with an industry template would open without the template's questions. */
export function useMissingTemplates(...ids: (string | undefined)[]): boolean {
  const { isPending } = useCurrentTemplates();
  return isPending && ids.some((id) => id !== undefined);
}

/** The industry template of the surrounding form; null for the ordinary one of its type. */
export function useChosenIndustryTemplate(): IndustryTemplate | null {
  const templates = useIndustryTemplates();
  const { control } = useFormContext<WizardValues>();
  const [type, chosen] = useWatch({ control, name: [...templateFields] });
  return chosenIndustryTemplate({ type, [templateField]: chosen }, templates);
}

/** The plan that includes an industry template, as named in `content/plans/plans.ts`. */
export function planName({ isUltra }: Pick<IndustryTemplate, "isUltra">): string {
  return isUltra ? "Ультра" : "Премиум";
}
