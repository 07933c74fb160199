"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { useExtendedTemplates } from "@/components/documents/wizard/extended/use-extended-templates";
import { chosenExtended, templateFields } from "@/components/documents/wizard/plan/chosen-extended";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import { templateField } from "@/lib/engine/extended/chosen";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";

/** The extended template of the form around; null for the ordinary one of its type. */
export function useChosenExtended(): ExtendedTemplate | null {
  const templates = useExtendedTemplates();
  const { control } = useFormContext<WizardValues>();
  const [type, chosen] = useWatch({ control, name: [...templateFields] });
  return chosenExtended({ type, [templateField]: chosen }, templates);
}
