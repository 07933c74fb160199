import { type Resolver, set } from "react-hook-form";
import { z } from "zod";
import { toAnswers } from "@/components/features/documents/form-model/answers";
import { chosenIndustryTemplate } from "@/components/features/documents/form-model/chosen-industry-template";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { formResolver } from "@/components/forms/form-resolver";
import { disclaimerAnswersSchema } from "@/lib/engine/answers/disclaimer-schema";
import { type DocumentAnswers, formAnswersSchema } from "@/lib/engine/answers/schema";
import { checkIndustryTemplate } from "@/lib/engine/industry-templates/check-industry-template";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { definitionOf, questionKeys } from "@/lib/engine/questions/questions";
import { multilineSchema } from "@/lib/engine/text-schemas";

/**
 * What the wizard requires in addition to the route (docs/specification/wizard.md#full-form). No field changes its type,
 * so the type names none.
 */
const additionalRequirements: Record<never, z.ZodType<string>> = Object.fromEntries(
  questionKeys.flatMap((key) => {
    const question = definitionOf(key);
    return question.kind === "lines" && question.requiredInForm
      ? [[key, multilineSchema(question.max).min(1, question.requiredInForm)]]
      : [];
  }),
);

/** The schema that step 2 is validated with: that of `POST /api/documents`. */
export const wizardSchema = z.discriminatedUnion(
  "type",
  [formAnswersSchema.extend(additionalRequirements), disclaimerAnswersSchema],
  { error: "Выберите тип документа" },
);

export type WizardResolver = Resolver<WizardValues, unknown, DocumentAnswers>;

/** The route's schema for the visible questions, plus the rules of a chosen industry template. */
export function wizardResolver(templates: readonly IndustryTemplate[]): WizardResolver {
  const answersOf = (values: WizardValues): z.input<typeof wizardSchema> =>
    toAnswers(values, chosenIndustryTemplate(values, templates));
  const checkAnswers = formResolver(
    z.custom<WizardValues>().transform(answersOf).pipe(wizardSchema),
  );
  return async (values, context, options) => {
    const result = await checkAnswers(values, context, options);
    const industryTemplate = chosenIndustryTemplate(values, templates);
    if (industryTemplate === null) return result;
    const answers = answersOf(values);
    const found = Object.entries(checkIndustryTemplate(industryTemplate, answers));
    if (found.length === 0) return result;
    const errors = { ...result.errors };
    for (const [field, [message]] of found) set(errors, field, { type: "template", message });
    return { values: {}, errors };
  };
}
