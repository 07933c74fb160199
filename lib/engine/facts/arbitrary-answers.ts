/** Random answers of the form for property tests: every list, every text, half-filled forms too. */
import fc from "fast-check";
import {
  agreementDurations,
  agreementStarts,
  analyticsServices,
  changeNotices,
  consentPurposes,
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
import type { AnswersDraft } from "@/lib/engine/facts/draft";

const one = <T extends Record<string, string>>(options: T) => fc.constantFrom(...keysOf(options));
const some = <T extends Record<string, string>>(options: T) =>
  fc.uniqueArray(one(options), { maxLength: Object.keys(options).length });
/** Words that no preset holds, so that a test can find them again. */
const words = (mark: string) => fc.stringMatching(/^[а-я]{3,12}$/).map((text) => `${mark}-${text}`);

/** Any form, from an empty one to a full one. */
export const arbitraryAnswers: fc.Arbitrary<AnswersDraft> = fc.record(
  {
    ownerType: one(ownerTypes),
    companyName: fc.constantFrom("ООО «Ромашка»", "ИП Иванов Иван Иванович", "Петрова Анна"),
    websiteUrl: fc.constantFrom("romashka.ru", "https://магазин.рф/путь", "незаконч"),
    contactEmail: fc.constant("info@romashka.ru"),
    phone: fc.constant("+7 495 123-45-67"),
    inn: fc.constantFrom("7707083893", "500100732259"),
    ogrn: fc.constantFrom("1027700132195", "304500116000157"),
    legalAddress: fc.constant("101000, г. Москва,\nул. Мясницкая, д. 1"),
    registrar: words("регистратор"),
    hostingProvider: fc.oneof(
      words("хостинг"),
      fc.constantFrom("Hetzner Online GmbH", "Свой сервер", "нет"),
    ),
    industry: one(industries),
    websitePlatform: one(websitePlatforms),
    hostingAddress: fc.constant("195112, г. Санкт-Петербург,\nЗаневский пр., д. 30"),
    customPlatform: words("платформа"),
    isSmi: fc.boolean(),
    userCanPost: fc.boolean(),
    processingPurposes: some(processingPurposes),
    otherPurpose: words("цель"),
    dataTypesCollected: some(dataTypes),
    dataTypes: some(dataTypes),
    otherDataTypes: fc.oneof(
      words("данные"),
      fc.constantFrom("аллергии", "национальность", "отпечатки пальцев"),
    ),
    dataRetentionPeriod: one(retentionPeriods),
    customRetentionPeriod: fc.constant("6 месяцев."),
    dataTransferToThirdParties: some(thirdParties),
    otherThirdParties: fc.oneof(
      words("получатель"),
      fc.constantFrom("Mailchimp", "зарубежные отели", "нет", "таргет в Instagram"),
    ),
    paymentSystems: some(paymentSystems),
    analyticsServices: some(analyticsServices),
    yandexMetricaId: fc.constant("12345678"),
    googleAnalyticsId: fc.constant("G-AB12CD34EF"),
    otherAnalytics: words("статистика"),
    consentPurpose: one(consentPurposes),
    consentWithdrawalMethod: some(withdrawalMethods),
    agreementStart: one(agreementStarts),
    agreementDuration: one(agreementDurations),
    canAdminChange: fc.boolean(),
    notifyChanges: one(changeNotices),
    userRights: fc.array(words("право"), { maxLength: 3 }),
    userObligations: fc.array(words("обязанность"), { maxLength: 3 }),
    adminRights: fc.array(words("право"), { maxLength: 3 }),
    adminObligations: fc.array(words("обязанность"), { maxLength: 3 }),
    smiName: words("издание"),
    smiRegistrationNumber: fc.constant("ЭЛ № ФС 77-00001"),
    smiFounder: words("учредитель"),
    smiChiefEditor: fc.constant("Кузнецова Мария Сергеевна"),
    smiAgeMark: fc.constantFrom("0+", "16+"),
    refundUrl: fc.constant("https://romashka.ru/return"),
    offerUrl: fc.constant("https://romashka.ru/offer"),
    policyUrl: fc.constant("https://romashka.ru/privacy"),
    cookieUrl: fc.constant("https://romashka.ru/cookie"),
    termsUrl: fc.constant("https://romashka.ru/terms"),
    responsiblePersonName: fc.constant("Смирнова Ольга Петровна"),
    workingHours: fc.constant("ежедневно с 10:00 до 20:00"),
    returnAddress: fc.constant("101000, г. Москва,\nа/я 5"),
    licenseNumber: fc.constant("Л041-01137-77/00000001"),
  },
  { requiredKeys: [] },
);
