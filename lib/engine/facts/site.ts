import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import { industries, websitePlatforms } from "@/lib/engine/answers/options";
import type { KnownAnswers } from "@/lib/engine/facts/draft";
import { hasOwnServer } from "@/lib/engine/facts/recipients";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";

export const siteVocabulary = {
  "site.address": {
    kind: "text",
    label: "адрес сайта",
    field: "websiteUrl",
    required: true,
  },
  "site.industry": {
    kind: "choice",
    label: "чем занимается владелец сайта",
    field: "industry",
    options: industries,
  },
  "site.platform": {
    kind: "choice",
    label: "платформу сайта",
    field: "websitePlatform",
    options: websitePlatforms,
  },
  "site.platformName": { kind: "text", label: "название платформы", field: "customPlatform" },
  "site.registrar": { kind: "text", label: "регистратора домена", field: "registrar" },
  "site.hosting": { kind: "text", label: "хостинг-провайдера", field: "hostingProvider" },
  "site.ownServer": { kind: "flag", label: "свой ли сервер", field: "hostingProvider" },
  "site.isSmi": { kind: "flag", label: "зарегистрирован ли сайт как СМИ", field: "isSmi" },
  "site.userCanPost": {
    kind: "flag",
    label: "могут ли посетители публиковать",
    field: "userCanPost",
  },
  "smi.name": { kind: "text", label: "название СМИ", field: "smiName" },
  "smi.registration": {
    kind: "text",
    label: "регистрационный номер СМИ",
    field: "smiRegistrationNumber",
  },
  "smi.founder": { kind: "text", label: "учредителя СМИ", field: "smiFounder" },
  "smi.chiefEditor": { kind: "text", label: "главного редактора", field: "smiChiefEditor" },
  "smi.ageMark": { kind: "text", label: "знак информационной продукции", field: "smiAgeMark" },
  "links.policy": { kind: "text", label: "адрес страницы с политикой", field: "policyUrl" },
  "links.cookie": { kind: "text", label: "адрес политики cookie", field: "cookieUrl" },
  "links.refund": { kind: "text", label: "адрес условий возврата", field: "refundUrl" },
  "links.offer": { kind: "text", label: "адрес публичной оферты", field: "offerUrl" },
  "links.terms": { kind: "text", label: "адрес пользовательского соглашения", field: "termsUrl" },
} as const satisfies Vocabulary;

/** The site itself: where it is, what it runs on, what it is. */
export function siteFacts(answers: KnownAnswers): FactRecord {
  return {
    "site.address": answers.websiteUrl && toDisplayAddress(answers.websiteUrl),
    "site.industry": answers.industry ?? "other",
    "site.platform": answers.websitePlatform ?? "other",
    "site.platformName": answers.customPlatform,
    "site.registrar": answers.registrar,
    "site.hosting": hasOwnServer(answers) ? undefined : answers.hostingProvider,
    "site.ownServer": hasOwnServer(answers),
    "site.isSmi": answers.isSmi ?? false,
    "site.userCanPost": answers.userCanPost ?? false,
    "smi.name": answers.smiName,
    "smi.registration": answers.smiRegistrationNumber,
    "smi.founder": answers.smiFounder,
    "smi.chiefEditor": answers.smiChiefEditor,
    "smi.ageMark": answers.smiAgeMark,
    "links.policy": displayed(answers.policyUrl),
    "links.cookie": displayed(answers.cookieUrl),
    "links.refund": displayed(answers.refundUrl),
    "links.offer": displayed(answers.offerUrl),
    "links.terms": displayed(answers.termsUrl),
  };
}

const displayed = (address: string | undefined) => address && toDisplayAddress(address);
