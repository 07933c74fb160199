"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { useIndustryTemplates } from "@/components/documents/wizard/industry/use-industry-templates";
import {
  chosenIndustryTemplate,
  templateFields,
} from "@/components/documents/wizard/plan/chosen-industry-template";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import { templateField } from "@/lib/engine/industry-templates/chosen";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";

/** The industry template of the form around; null for the ordinary one of its type. */
export function useChosenIndustryTemplate(): IndustryTemplate | null {
  const templates = useIndustryTemplates();
  const { control } = useFormContext<WizardValues>();
  const [type, chosen] = useWatch({ control, name: [...templateFields] });
  return chosenIndustryTemplate({ type, [templateField]: chosen }, templates);
}
