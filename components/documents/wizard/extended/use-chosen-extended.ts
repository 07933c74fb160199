"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { chosenExtended } from "@/components/documents/wizard/extended/chosen-extended";
import { useExtendedTemplates } from "@/components/documents/wizard/extended/use-extended-templates";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";

/** The extended template of the form around; null for the ordinary one of its type. */
export function useChosenExtended(): ExtendedTemplate | null {
  const templates = useExtendedTemplates();
  const { control } = useFormContext<WizardValues>();
  const [type, templateId] = useWatch({ control, name: ["type", "templateId"] });
  return chosenExtended({ type, templateId }, templates);
}
