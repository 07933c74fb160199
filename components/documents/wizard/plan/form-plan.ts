import {
  agreement,
  ownClauses,
  rights,
  trade,
} from "@/components/documents/wizard/plan/agreement-sections";
import {
  consentPurpose,
  data,
  disclaimer,
  links,
  owner,
  responsible,
  retention,
  transfer,
  website,
} from "@/components/documents/wizard/plan/data-sections";
import type { AskedField, WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { QuestionPlan, SectionPlan } from "@/components/documents/wizard/plan/question-plan";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { answersShape } from "@/lib/engine/answers/schema";

/** What each type is asked, in the order of the screen (specification § 2, «Step 2 full variant»). */
const sections: Record<DocumentType, SectionPlan[]> = {
  privacy: [owner, website, data, transfer, retention, responsible, links, ownClauses],
  consent: [
    owner,
    website,
    data,
    transfer,
    consentPurpose,
    retention,
    responsible,
    links,
    ownClauses,
  ],
  cookie: [owner, website, data, transfer, retention, responsible, links, ownClauses],
  terms: [
    owner,
    website,
    agreement,
    rights,
    data,
    transfer,
    retention,
    responsible,
    links,
    ownClauses,
  ],
  offer: [
    owner,
    website,
    trade,
    agreement,
    rights,
    data,
    transfer,
    retention,
    responsible,
    links,
    ownClauses,
  ],
  return: [owner, website, trade, data, transfer, retention, responsible, links, ownClauses],
  charter: [
    owner,
    website,
    agreement,
    rights,
    data,
    transfer,
    retention,
    responsible,
    links,
    ownClauses,
  ],
  socialDisclaimer: [disclaimer],
};

/** Fields of the schema that the form does not ask, and why. */
export const notAsked: Partial<Record<keyof typeof answersShape, string>> = {
  dataTypes:
    "A document has answers of its own, so a second list of data would only be asked twice; what an API client sends there is kept with `dataTypesCollected`",
  generateQr:
    "The code leads to the document's page, which exists once the document is made: it is made there",
  qrData: "Belongs to `generateQr`",
};

/** The sections of step 2 for a type of document. */
export function sectionsFor(type: DocumentType): SectionPlan[] {
  return sections[type];
}

/** The questions of a section that apply to the answers given so far. */
export function shownQuestions(section: SectionPlan, values: WizardValues): QuestionPlan[] {
  return section.questions.filter(({ shownWhen }) => shownWhen?.(values) ?? true);
}

/** All fields that apply, in the order in which they stand on the screen. */
export function shownFields(values: WizardValues): AskedField[] {
  return sectionsFor(values.type).flatMap((section) =>
    shownQuestions(section, values).map(({ field }) => field),
  );
}

const requiredAlways: AskedField[] = ["companyName", "websiteUrl", "contactEmail"];

/** True for a field without which no document is made; the full variant needs the address too. */
export function isRequired(field: AskedField, type: DocumentType): boolean {
  return (
    requiredAlways.includes(field) || (field === "legalAddress" && type !== "socialDisclaimer")
  );
}
