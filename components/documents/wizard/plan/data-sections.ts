import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import {
  labels,
  listed,
  type QuestionPlan,
  type SectionPlan,
} from "@/components/documents/wizard/plan/question-plan";
import {
  analyticsServices,
  consentPurposes,
  dataTypes,
  type Industry,
  industries,
  ownerTypes,
  paymentSystems,
  processingPurposes,
  retentionPeriods,
  thirdParties,
  websitePlatforms,
  withdrawalMethods,
} from "@/lib/engine/answers/options";

const ageMarks = { "0+": "0+", "6+": "6+", "12+": "12+", "16+": "16+", "18+": "18+" };

/** Industries whose owners must name a licence (ЗоЗПП ст. 9 п. 2 and their own laws). */
const licensed: Industry[] = [
  "medical",
  "education",
  "pharmaceutical",
  "insurance",
  "fintech",
  "telecommunications",
];

const isSale = ({ type }: WizardValues) => type === "offer" || type === "return";
const isContract = (values: WizardValues) =>
  isSale(values) || values.type === "terms" || values.type === "charter";
const isLegal = (values: WizardValues) => values.ownerType === "legal";
const transfers = (key: string) => (values: WizardValues) =>
  values.dataTransferToThirdParties.includes(key);
const counts = (key: string) => (values: WizardValues) =>
  transfers("analytics")(values) && values.analyticsServices.includes(key);

export const owner: SectionPlan = {
  id: "owner",
  title: "О владельце",
  intro: "Кто отвечает за сайт. Эти сведения открывают документ.",
  note: "ownerFromBefore",
  questions: [
    { field: "ownerType", control: "radio", options: ownerTypes },
    { field: "companyName", control: "line", autoComplete: "organization" },
    {
      field: "inn",
      control: "line",
      kind: "digits",
      // Who sells or rules a community as a self-employed person is told apart by it too.
      shownWhen: (values) => isLegal(values) || isContract(values),
    },
    { field: "ogrn", control: "line", kind: "digits", shownWhen: isLegal },
    { field: "legalAddress", control: "address" },
    { field: "contactEmail", control: "line", kind: "email", autoComplete: "email" },
    { field: "phone", control: "line", kind: "tel", autoComplete: "tel" },
  ],
  summary: (values) => listed([values.companyName, values.contactEmail]),
};

export const website: SectionPlan = {
  id: "website",
  title: "Сайт",
  intro: "Где действует документ и чем занимается сайт.",
  questions: [
    { field: "websiteUrl", control: "line", kind: "url", autoComplete: "url" },
    { field: "industry", control: "select", options: industries },
    {
      field: "licenseNumber",
      control: "line",
      shownWhen: (values) =>
        isSale(values) || licensed.some((industry) => industry === values.industry),
    },
    { field: "websitePlatform", control: "select", options: websitePlatforms },
    {
      field: "customPlatform",
      control: "line",
      // The owner of a constructor or a CRM processes data too, and is named (152-ФЗ ст. 6 ч. 3).
      shownWhen: (values) => values.websitePlatform !== "html",
    },
    { field: "registrar", control: "line" },
    { field: "hostingProvider", control: "line" },
    {
      field: "hostingAddress",
      control: "address",
      shownWhen: (values) => values.hostingProvider.trim() !== "",
    },
    { field: "userCanPost", control: "yesNo" },
    { field: "isSmi", control: "yesNo" },
    ...(["smiName", "smiRegistrationNumber", "smiFounder", "smiChiefEditor"] as const).map(
      (field): QuestionPlan => ({ field, control: "line", shownWhen: (values) => values.isSmi }),
    ),
    {
      field: "smiAgeMark",
      control: "select",
      options: ageMarks,
      unset: "Не указан",
      shownWhen: (values) => values.isSmi,
    },
  ],
  summary: (values) =>
    listed([
      values.websiteUrl,
      values.industry === "other" ? "" : labels(industries, [values.industry])[0],
    ]),
};

export const data: SectionPlan = {
  id: "data",
  title: "Данные и цели",
  intro: "Самое важное: для каждой цели закон требует назвать свои данные, основание и срок.",
  note: "typicalAnswers",
  questions: [
    { field: "processingPurposes", control: "checklist", options: processingPurposes },
    {
      field: "otherPurpose",
      control: "line",
      shownWhen: (values) => values.processingPurposes.includes("other"),
    },
    { field: "dataTypesCollected", control: "checklist", options: dataTypes },
    {
      field: "otherDataTypes",
      control: "line",
      shownWhen: (values) => values.dataTypesCollected.includes("other"),
    },
  ],
  summary: (values) =>
    listed([
      ...labels(processingPurposes, values.processingPurposes),
      ...labels(dataTypes, values.dataTypesCollected),
    ]),
};

export const transfer: SectionPlan = {
  id: "transfer",
  title: "Передача третьим лицам",
  intro: "Кто ещё видит данные посетителей. Если никто, пропустите раздел.",
  note: "bannedNetworks",
  questions: [
    { field: "dataTransferToThirdParties", control: "checklist", options: thirdParties },
    {
      field: "paymentSystems",
      control: "checklist",
      options: paymentSystems,
      shownWhen: transfers("payment_systems"),
    },
    {
      field: "analyticsServices",
      control: "checklist",
      options: analyticsServices,
      shownWhen: transfers("analytics"),
    },
    {
      field: "yandexMetricaId",
      control: "line",
      kind: "digits",
      shownWhen: counts("yandex_metrica"),
    },
    { field: "googleAnalyticsId", control: "line", shownWhen: counts("google_analytics") },
    { field: "otherAnalytics", control: "line", shownWhen: transfers("analytics") },
    { field: "otherThirdParties", control: "line", shownWhen: transfers("other") },
  ],
  summary: (values) =>
    listed([
      ...labels(
        thirdParties,
        values.dataTransferToThirdParties.filter((key) => key !== "other"),
      ),
      transfers("other")(values) ? values.otherThirdParties : "",
    ]),
};

/** 152-ФЗ ст. 9 ч. 1: a consent is for one purpose. */
export const consentPurpose: SectionPlan = {
  id: "consent-purpose",
  title: "Какое согласие нужно",
  intro: "Из ответов выше видно, на что вам нужно согласие человека.",
  questions: [{ field: "consentPurpose", control: "consentPurpose" }],
  summary: (values) => listed(labels(consentPurposes, [values.consentPurpose])),
};

export const retention: SectionPlan = {
  id: "retention",
  title: "Сроки и отзыв",
  intro: "Сколько вы храните данные и как человек может передумать.",
  questions: [
    { field: "dataRetentionPeriod", control: "radio", options: retentionPeriods },
    { field: "customRetentionPeriod", control: "line" },
    { field: "consentWithdrawalMethod", control: "checklist", options: withdrawalMethods },
    {
      field: "withdrawalFormUrl",
      control: "line",
      kind: "url",
      shownWhen: (values) => values.consentWithdrawalMethod.includes("form"),
    },
  ],
  summary: (values) =>
    listed([
      values.customRetentionPeriod || labels(retentionPeriods, [values.dataRetentionPeriod])[0],
      ...labels(withdrawalMethods, values.consentWithdrawalMethod),
    ]),
};

export const responsible: SectionPlan = {
  id: "responsible",
  title: "Ответственный",
  intro: "Кто внутри компании отвечает за персональные данные.",
  questions: [
    { field: "responsiblePersonName", control: "line" },
    { field: "responsiblePersonPosition", control: "line" },
    { field: "responsiblePersonEmail", control: "line", kind: "email" },
    { field: "responsiblePersonPhone", control: "line", kind: "tel" },
  ],
  summary: (values) => listed([values.responsiblePersonName, values.responsiblePersonPosition]),
};

export const links: SectionPlan = {
  id: "links",
  title: "Ссылки на другие документы",
  intro: "Если на сайте уже есть такие страницы, документ на них сошлётся.",
  questions: (["policyUrl", "cookieUrl", "termsUrl", "offerUrl", "refundUrl"] as const).map(
    (field): QuestionPlan => ({ field, control: "line", kind: "url" }),
  ),
  summary: (values) =>
    listed([
      values.policyUrl,
      values.cookieUrl,
      values.termsUrl,
      values.offerUrl,
      values.refundUrl,
    ]),
};

/** The short variant of step 2: five fields, one section (specification § 2). */
export const disclaimer: SectionPlan = {
  id: "disclaimer",
  title: "О сайте и владельце",
  intro: "Для этого документа хватит пяти ответов.",
  questions: [
    { field: "companyName", control: "line", autoComplete: "organization" },
    { field: "websiteUrl", control: "line", kind: "url", autoComplete: "url" },
    { field: "contactEmail", control: "line", kind: "email", autoComplete: "email" },
    { field: "legalAddress", control: "address" },
    { field: "phone", control: "line", kind: "tel", autoComplete: "tel" },
  ],
  summary: (values) => listed([values.companyName, values.websiteUrl]),
};
