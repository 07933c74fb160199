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

/** Those of the build, where the server does not answer: 3 kB that no form begins with. */
const shippedQuery = queryOptions({
  queryKey: ["shipped-industry-templates"],
  queryFn: async () =>
    (await import("@/lib/platform/content/industry-catalogue")).industryTemplates,
});
const none: IndustryTemplate[] = [];

/** The industry templates that the wizard offers and knows; none until the server has said what is in force. */
export function useIndustryTemplates(): IndustryTemplate[] {
  const { data: current, isError } = useQuery(currentTemplatesQuery);
  const { data: shipped } = useQuery({ ...shippedQuery, enabled: isError });
  return current?.industryTemplates ?? shipped ?? none;
}

/** True while a form that is filled in for an industry template would open without its questions. */
export function useMissingTemplates(...asked: (string | undefined)[]): boolean {
  const { isPending } = useQuery(currentTemplatesQuery);
  return isPending && asked.some((id) => id !== undefined);
}

/** The industry template of the form around; null for the ordinary one of its type. */
export function useChosenIndustryTemplate(): IndustryTemplate | null {
  const templates = useIndustryTemplates();
  const { control } = useFormContext<WizardValues>();
  const [type, chosen] = useWatch({ control, name: [...templateFields] });
  return chosenIndustryTemplate({ type, [templateField]: chosen }, templates);
}

/** The plan that an industry template is part of, as `content/plans/plans.ts` calls it. */
export function planName({ isUltra }: Pick<IndustryTemplate, "isUltra">): string {
  return isUltra ? "Ультра" : "Премиум";
}
