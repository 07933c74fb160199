import { zodResolver } from "@hookform/resolvers/zod";
import { type Resolver, set } from "react-hook-form";
import { toAnswers } from "@/components/documents/wizard/plan/answers";
import { chosenIndustryTemplate } from "@/components/documents/wizard/plan/chosen-industry-template";
import { wizardSchema } from "@/components/documents/wizard/plan/form-answers";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { checkIndustryTemplate } from "@/lib/engine/industry-templates/check-industry-template";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";

export type WizardResolver = Resolver<WizardValues, unknown, DocumentAnswers>;

const checkAnswers = zodResolver(wizardSchema) as unknown as WizardResolver;

/** The same schema as the route, over what was asked; besides, the rules of a chosen industry template. */
export function wizardResolver(templates: readonly IndustryTemplate[]): WizardResolver {
  return async (values, context, options) => {
    const industryTemplate = chosenIndustryTemplate(values, templates);
    const answers = toAnswers(values, industryTemplate);
    const result = await checkAnswers(answers as unknown as WizardValues, context, options);
    if (industryTemplate === null) return result;
    const found = Object.entries(checkIndustryTemplate(industryTemplate, answers));
    if (found.length === 0) return result;
    const errors = { ...result.errors };
    for (const [field, [message]] of found) set(errors, field, { type: "template", message });
    return { values: {}, errors };
  };
}
