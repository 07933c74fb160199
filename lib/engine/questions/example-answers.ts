/**
 * Example answers for tests and benchmarks. Kept apart from the definitions, which browsers load: it would add a
 * kilobyte to the wizard's first load.
 */
import type { QuestionKey } from "@/lib/engine/questions/questions";

/** By question; columns of records by both keys: `recipients.name`. */
const exampleAnswers: Partial<Record<QuestionKey | `${QuestionKey}.${string}`, readonly string[]>> =
  {
    otherPurposeSubjects: ["участники конкурса", "ученики и их родители"],
    otherDataTypes: ["аллергии", "национальность", "отпечатки пальцев", "размер одежды и обуви"],
    policyUrl: ["https://romashka.ru/privacy"],
    cookieUrl: ["https://romashka.ru/cookie"],
    termsUrl: ["https://romashka.ru/terms"],
    offerUrl: ["https://romashka.ru/offer"],
    refundUrl: ["https://romashka.ru/return"],
    recommendationsUrl: ["https://romashka.ru/recommendations"],
    companyName: [
      "ООО «Ромашка»",
      "ИП Иванов Иван Иванович",
      "Петрова Анна",
      "Общество с ограниченной ответственностью «Научно-производственное объединение „Ромашка“»",
    ],
    inn: ["7707083893", "500100732259"],
    ogrn: ["1027700132195", "304500116000157"],
    operatorNumber: ["77-24-123456"],
    legalAddress: [
      "101000, г. Москва,\nул. Мясницкая, д. 1",
      "101000, г. Москва, ул. Мясницкая, д. 1, стр. 2, помещение IV, офис 315",
    ],
    contactEmail: ["info@romashka.ru"],
    phone: ["+7 495 123-45-67"],
    approverPosition: ["Генеральный директор"],
    approverName: ["И. И. Иванов"],
    approvalOrder: ["от 01.02.2026 № 5"],
    cookieButton: ["Настройки cookie"],
    responsiblePersonEmail: ["dpo@romashka.ru"],
    responsiblePersonPhone: ["+7 495 123-45-68"],
    customRetentionPeriod: ["6 месяцев.", "5 лет после последнего заказа"],
    withdrawalFormUrl: ["https://romashka.ru/otzyv-soglasiya"],
    "processing.subjects": ["участники конкурса"],
    "processing.ownTerm": ["2 года со дня последнего занятия"],
    bankDetails: ["р/с 40702810000000000001 в ПАО «Пример-банк»,\nБИК 044525000"],
    returnAddress: [
      "101000, г. Москва,\nа/я 5",
      "141400, Московская область, г. Химки, ул. Складская, д. 5",
    ],
    yandexMetricaId: ["12345678"],
    googleAnalyticsId: ["G-AB12CD34EF"],
    otherAnalytics: ["Roistat"],
    "recipients.name": ["ООО «Скороход»", "Mailchimp", "зарубежные отели", "ИП Иванова А. А."],
    "recipients.otherCountry": ["Монголия"],
    otherThirdParties: [
      "Mailchimp",
      "зарубежные отели",
      "нет",
      "таргет в Instagram",
      "ООО «СДЭК» для доставки заказов",
    ],
    customPlatform: ["собственная разработка"],
    platformOwner: ["ООО «Конструктор»"],
    platformAddress: ["119000, г. Москва,\nул. Платформенная, д. 5"],
    hostingProvider: ["Hetzner Online GmbH", "Свой сервер", "нет", "ООО «Таймвэб.Облако»"],
    hostingAddress: ["195112, г. Санкт-Петербург,\nЗаневский пр., д. 30"],
    publishedSubjects: ["ученики и преподаватели студии"],
    publishedWhere: ["https://vk.com/studiya-primer"],
    smiName: ["Вестник «Ромашки»"],
    smiRegistrationNumber: ["ЭЛ № ФС 77-00001"],
    smiFounder: ["ООО «Вестник»"],
    smiChiefEditor: ["Кузнецова Мария Сергеевна"],
    websiteUrl: ["romashka.ru", "https://магазин.рф/путь", "незаконч"],
    licenseNumber: ["Л041-01137-77/00000001"],
  };

/**
 * Returns examples of typical free-text answers to a question or to a column of its records.
 * @returns undefined when random words will do.
 */
export const examplesOf = (key: QuestionKey, column?: string): readonly string[] | undefined =>
  exampleAnswers[column === undefined ? key : (`${key}.${column}` as const)];
