"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import {
  chosenIndustryTemplate,
  templateFields,
} from "@/components/documents/wizard/form-model/chosen-industry-template";
import type { WizardValues } from "@/components/documents/wizard/form-model/form-values";
import { templateField } from "@/lib/engine/industry-templates/chosen-template";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { currentTemplatesQuery } from "@/lib/features/templates/in-force/current-templates";

/** Bundled templates, used when the server does not respond: 3 kB, loaded on demand. */
const shippedQuery = queryOptions({
  queryKey: ["shipped-industry-templates"],
  queryFn: async () =>
    (await import("@/lib/platform/content/industry-catalogue")).industryTemplates,
});
const none: IndustryTemplate[] = [];

/** The industry templates that the wizard offers and knows; none until the server has told which are in force. */
export function useIndustryTemplates(): IndustryTemplate[] {
  const { data: current, isError } = useQuery(currentTemplatesQuery);
  const { data: shipped } = useQuery({ ...shippedQuery, enabled: isError });
  return current?.industryTemplates ?? shipped ?? none;
}

/** True while a form with an industry template would open without the template's questions. */
export function useMissingTemplates(...asked: (string | undefined)[]): boolean {
  const { isPending } = useQuery(currentTemplatesQuery);
  return isPending && asked.some((id) => id !== undefined);
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
