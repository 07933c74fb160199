import { extraSection } from "@/components/documents/wizard/extended/extra-section";
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
import type {
  AskedField,
  FormField,
  WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import type { QuestionPlan, SectionPlan } from "@/components/documents/wizard/plan/question-plan";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { answersShape } from "@/lib/engine/answers/schema";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";

/** A section with these questions of it only. */
const only = (section: SectionPlan, fields: AskedField[], changes: Partial<SectionPlan> = {}) => ({
  ...section,
  ...changes,
  questions: section.questions.filter(({ field }) => (fields as FormField[]).includes(field)),
});
/** A section but for these questions of it. */
const without = (
  section: SectionPlan,
  fields: AskedField[],
  changes: Partial<SectionPlan> = {},
) => ({
  ...section,
  ...changes,
  questions: section.questions.filter(({ field }) => !(fields as FormField[]).includes(field)),
});

const whatSiteDoes = { intro: "Что люди делают на сайте: от этого зависят условия документа." };
/** What a seller's site is: where it is and what it sells. */
const shop = only(website, ["websiteUrl", "industry", "licenseNumber"]);
/** What a place where people meet is: also who may write there and whether it is a mass medium. */
const community = without(website, [
  "websitePlatform",
  "customPlatform",
  "registrar",
  "hostingProvider",
  "hostingAddress",
]);
const purposes = without(data, [], whatSiteDoes);
const sales = without(data, [], { ...whatSiteDoes, title: "Что делает сайт" });

/**
 * What each type is asked, in the order of the screen (specification § 2, «Step 2 full variant»): the
 * questions whose answers its template or its facts use, and no others. `asked-answers.test.ts` holds
 * the two together.
 */
const sections: Record<DocumentType, SectionPlan[]> = {
  privacy: [
    owner,
    without(website, ["hostingAddress"]),
    data,
    transfer,
    retention,
    responsible,
    links,
    ownClauses,
  ],
  consent: [
    owner,
    only(website, [
      "websiteUrl",
      "industry",
      "licenseNumber",
      "websitePlatform",
      "customPlatform",
      "hostingProvider",
      "hostingAddress",
      "userCanPost",
      "isSmi",
    ]),
    data,
    transfer,
    retention,
    consentPurpose,
    only(links, ["policyUrl", "termsUrl", "offerUrl"]),
    ownClauses,
  ],
  cookie: [
    owner,
    shop,
    data,
    transfer,
    only(retention, ["consentWithdrawalMethod", "withdrawalFormUrl"], {
      title: "Отзыв согласия",
      intro: "Как человек может отказаться от cookie, на которые согласился.",
    }),
    responsible,
    only(links, ["policyUrl"]),
    ownClauses,
  ],
  terms: [owner, community, agreement, rights, purposes, without(links, ["termsUrl"]), ownClauses],
  charter: [owner, community, agreement, rights, purposes, links, ownClauses],
  offer: [
    owner,
    shop,
    trade,
    sales,
    only(links, ["policyUrl", "refundUrl", "termsUrl"]),
    ownClauses,
  ],
  return: [
    owner,
    shop,
    trade,
    only(sales, ["processingPurposes", "otherPurpose"]),
    only(links, ["offerUrl"]),
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
  templateId: "Chosen in step 1, together with the type",
  templateAnswers:
    "The questions of an extended template are its own; see `extended/extra-section.ts`",
};

/**
 * The sections of step 2 for a type of document. Those of an extended template follow what the site is: the
 * answer that they depend on.
 */
export function sectionsFor(
  type: DocumentType,
  extended: ExtendedTemplate | null = null,
): SectionPlan[] {
  const own = sections[type];
  if (extended === null) return own;
  const site = own.findIndex(({ questions }) => questions.some((one) => one.field === "industry"));
  return [...own.slice(0, site + 1), extraSection(extended), ...own.slice(site + 1)];
}

/** The questions of a section that apply to the answers given so far. */
export function shownQuestions(section: SectionPlan, values: WizardValues): QuestionPlan[] {
  return section.questions.filter(({ shownWhen }) => shownWhen?.(values) ?? true);
}

/** All fields that apply, in the order in which they stand on the screen. */
export function shownFields(values: WizardValues, extended: ExtendedTemplate | null): FormField[] {
  return sectionsFor(values.type, extended).flatMap((section) =>
    shownQuestions(section, values).map(({ field }) => field),
  );
}

type RequiredField = "companyName" | "websiteUrl" | "contactEmail" | "legalAddress";
const requiredAlways: string[] = [
  "companyName",
  "websiteUrl",
  "contactEmail",
] satisfies RequiredField[];

/** True for a field without which no document is made; the full variant needs the address too. */
export function isRequired(field: AskedField, type: DocumentType): field is RequiredField {
  return (
    requiredAlways.includes(field) || (field === "legalAddress" && type !== "socialDisclaimer")
  );
}
