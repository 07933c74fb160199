import {
  toStatements,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { type SiteSection, shownSiteQuestions } from "@/components/features/passport/site-sections";
import { confirmedFacts, type SiteFacts } from "@/lib/engine/passport/facts";

/**
 * The whole passport as form values: what is asked and applies, and facts that no document of the site asks for. An
 * answer whose question no longer applies is left out, as in a document's form.
 */
export function toPassportValues(
  sections: readonly SiteSection[],
  values: WizardValues,
  facts: SiteFacts,
): Record<string, unknown> {
  const askedFields = new Set<string>(
    sections.flatMap(({ questions }) => questions.map(({ field }) => field)),
  );
  // Detected facts that are not shown here have been confirmed by nobody.
  const others = Object.entries(confirmedFacts(facts)).filter(([key]) => !askedFields.has(key));
  const shown = sections
    .flatMap((section) => shownSiteQuestions(section, values))
    .map(({ field, control }) => {
      const value: unknown = values[field];
      return [field, control === "statements" ? toStatements(value as string[]) : value] as const;
    });
  return Object.fromEntries([...others.map(([key, fact]) => [key, fact.value]), ...shown]);
}
