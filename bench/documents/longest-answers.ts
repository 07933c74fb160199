/** The answers whose document is the longest: everything ticked, and of single choices the wordiest. */

import type { DocumentType } from "@/lib/engine/answers/options";
import {
  agreementDurations,
  agreementStarts,
  analyticsServices,
  changeNotices,
  dataTypes,
  industries,
  keysOf,
  ownerTypes,
  paymentSystems,
  processingPurposes,
  retentionPeriods,
  thirdParties,
  websitePlatforms,
  withdrawalMethods,
} from "@/lib/engine/answers/options";
import {
  type DocumentAnswers,
  type DocumentAnswersInput,
  documentAnswersSchema,
} from "@/lib/engine/answers/schema";

const statements = (of: string) =>
  [1, 2, 3].map((number) => `${of} № ${number}, о котором стороны договорились отдельно`);

const everything = {
  ownerType: "legal",
  companyName:
    "Общество с ограниченной ответственностью «Научно-производственное объединение „Ромашка“»",
  websiteUrl: "https://magazin.romashka.ru",
  contactEmail: "info@romashka.ru",
  phone: "+7 495 123-45-67",
  inn: "7707083893",
  ogrn: "1027700132195",
  legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1, стр. 2, помещение IV, офис 315",
  registrar: "АО «Региональный сетевой информационный центр»",
  hostingProvider: "ООО «Таймвэб.Облако»",
  hostingAddress: "196006, г. Санкт-Петербург, ул. Заставская, д. 22, корп. 2",
  industry: "ecommerce",
  websitePlatform: "other",
  customPlatform: "собственная разработка",
  isSmi: true,
  smiName: "Вестник «Ромашки»",
  smiRegistrationNumber: "ЭЛ № ФС 77-12345",
  smiFounder: "ООО «Ромашка»",
  smiChiefEditor: "Иванова Мария Петровна",
  smiAgeMark: "16+",
  licenseNumber: "Л041-01137-77/00123456",
  userCanPost: true,
  processingPurposes: keysOf(processingPurposes),
  otherPurpose: "проведение опросов и розыгрышей",
  dataTypesCollected: keysOf(dataTypes),
  otherDataTypes: "размер одежды и обуви",
  dataTypes: keysOf(dataTypes),
  dataRetentionPeriod: "according-to-law",
  customRetentionPeriod: "5 лет после последнего заказа",
  dataTransferToThirdParties: keysOf(thirdParties),
  otherThirdParties: "ООО «СДЭК» для доставки заказов",
  paymentSystems: keysOf(paymentSystems),
  analyticsServices: keysOf(analyticsServices),
  yandexMetricaId: "12345678",
  googleAnalyticsId: "G-ABCDEF1234",
  otherAnalytics: "Roistat",
  consentWithdrawalMethod: keysOf(withdrawalMethods),
  withdrawalFormUrl: "https://magazin.romashka.ru/otzyv-soglasiya",
  policyUrl: "https://magazin.romashka.ru/privacy",
  refundUrl: "https://magazin.romashka.ru/return",
  cookieUrl: "https://magazin.romashka.ru/cookie",
  offerUrl: "https://magazin.romashka.ru/offer",
  termsUrl: "https://magazin.romashka.ru/terms",
  responsiblePersonName: "Петров Иван Сергеевич",
  responsiblePersonPosition: "начальник отдела информационной безопасности",
  responsiblePersonEmail: "dpo@romashka.ru",
  responsiblePersonPhone: "+7 495 123-45-68",
  workingHours: "ежедневно с 9:00 до 21:00",
  returnAddress: "141400, Московская область, г. Химки, ул. Складская, д. 5",
  canAdminChange: true,
  userRights: statements("Право пользователя"),
  userObligations: statements("Обязанность пользователя"),
  adminRights: statements("Право администрации"),
  adminObligations: statements("Обязанность администрации"),
} satisfies Partial<Omit<DocumentAnswersInput & { type: "privacy" }, "type">>;

const choices: Record<string, readonly string[]> = {
  industry: keysOf(industries),
  ownerType: keysOf(ownerTypes),
  websitePlatform: keysOf(websitePlatforms),
  dataRetentionPeriod: keysOf(retentionPeriods),
  agreementStart: keysOf(agreementStarts),
  agreementDuration: keysOf(agreementDurations),
  notifyChanges: keysOf(changeNotices),
};

/** Climbs from «everything»: of each single choice the answer that makes the longest text, twice. */
export function findLongestAnswers(
  type: DocumentType,
  lengthOf: (answers: DocumentAnswers) => number,
): DocumentAnswers {
  if (type === "socialDisclaimer") {
    const { companyName, websiteUrl, contactEmail, legalAddress, phone } = everything;
    const answers = { type, companyName, websiteUrl, contactEmail, legalAddress, phone };
    return documentAnswersSchema.parse(answers);
  }
  const open = (fields: object) => documentAnswersSchema.parse({ ...everything, ...fields, type });
  let best: Record<string, string> = {};
  for (const [field, keys] of [...Object.entries(choices), ...Object.entries(choices)]) {
    const tried = keys.map((key) => ({ ...best, [field]: key }));
    const lengths = tried.map((fields) => lengthOf(open(fields)));
    best = tried[lengths.indexOf(Math.max(...lengths))] ?? best;
  }
  return open(best);
}
