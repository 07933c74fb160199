import {
  type SectionModel,
  shownQuestions,
  summaryOf,
} from "@/components/features/documents/form-model/form-model";
import {
  isAnswered,
  restoreValues,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { isFact } from "@/lib/engine/passport/facts";
import { formModel, type TypeQuestionModel } from "@/lib/engine/questions/form-model";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { SiteDetails } from "@/lib/features/sites/responses";

/** Sections of the form with the questions about a site that documents of these types ask. */
export type SiteSection = Omit<SectionModel, "questions"> & { questions: TypeQuestionModel[] };

/** The types of document that the site has or needs: other questions are not asked. */
export function typesOf({ needed, documents }: SiteDetails): DocumentType[] {
  const types = [...needed, ...documents.map(({ document }) => document)].map(({ type }) => type);
  return [...new Set<DocumentType>(["privacy", ...types])];
}

export function siteSections(types: readonly DocumentType[]): SiteSection[] {
  return formModel.sections.flatMap(({ id, title, intro, note, main, summary, questions: all }) => {
    const questions = all.filter(
      ({ field, askedFor }) => isFact(field) && askedFor.some((type) => types.includes(type)),
    );
    if (questions.length === 0) return [];
    const shown = (values: WizardValues) => shownSiteQuestions({ questions }, values);
    return [
      {
        id,
        title,
        intro,
        // In a passport these are the owner's own earlier answers: the note about them does not apply.
        ...(note && note !== "previousOwner" && { note }),
        ...(main && { main }),
        questions,
        summary: (values, some = shown(values)) => {
          const answered = some.filter(({ field }) => isAnswered(field, values));
          return summaryOf(answered as TypeQuestionModel[], values, summary);
        },
      },
    ];
  });
}

/** The facts as form values. A question is visible if one of the site's documents would ask it. */
export function siteValues(known: object, types: readonly DocumentType[]): WizardValues {
  const values = restoreValues("privacy", known);
  // Conditions treat a list as «one of them».
  return { ...values, type: types as unknown as DocumentType };
}

/** The questions of a section that apply to the current facts. */
export function shownSiteQuestions(
  section: Pick<SiteSection, "questions">,
  values: WizardValues,
): TypeQuestionModel[] {
  return shownQuestions(section as SectionModel, values) as TypeQuestionModel[];
}
