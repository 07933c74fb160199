import { zodResolver } from "@hookform/resolvers/zod";
import { type Resolver, set } from "react-hook-form";
import { chosenExtended } from "@/components/documents/wizard/plan/chosen-extended";
import { wizardSchema } from "@/components/documents/wizard/plan/form-answers";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import { toAnswers } from "@/components/documents/wizard/plan/to-answers";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { checkExtended } from "@/lib/engine/extended/check-extended";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";

export type WizardResolver = Resolver<WizardValues, unknown, DocumentAnswers>;

const checkAnswers = zodResolver(wizardSchema) as unknown as WizardResolver;

/** The same schema as the route, over what was asked; besides, the rules of a chosen extended template. */
export function wizardResolver(templates: readonly ExtendedTemplate[]): WizardResolver {
  return async (values, context, options) => {
    const extended = chosenExtended(values, templates);
    const answers = toAnswers(values, extended);
    const result = await checkAnswers(answers as unknown as WizardValues, context, options);
    if (extended === null) return result;
    const found = Object.entries(checkExtended(extended, answers));
    if (found.length === 0) return result;
    const errors = { ...result.errors };
    for (const [field, [message]] of found) set(errors, field, { type: "template", message });
    return { values: {}, errors };
  };
}
