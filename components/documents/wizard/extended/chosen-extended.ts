import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";

/**
 * The extended template that the form is filled in for; null for the ordinary one. An id of another type
 * is what is left of a draft that was turned into another document.
 */
export function chosenExtended(
  { type, templateId }: Pick<WizardValues, "type" | "templateId">,
  templates: readonly ExtendedTemplate[],
): ExtendedTemplate | null {
  return templates.find((template) => template.id === templateId && template.type === type) ?? null;
}
