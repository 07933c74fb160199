/** Sixteen made-up owners of different industries; the lengths of documents are measured on them. */

import { typicalData, typicalPurposes } from "@/content/documents/check/owners/typical-answers";
import type { DocumentAnswersInput } from "@/lib/engine/answers/schema";
import type { Industry } from "@/lib/engine/questions/vocabulary/options";

export type OwnerOfIndustry = { kind: string; answers: Omit<DocumentAnswersInput, "type"> };

const person = { ownerType: "individual" } as const;
const company = {
  ownerType: "legal",
  inn: "7712345671",
  ogrn: "1027712345671",
  legalAddress: "г. Тверь, ул. Новая, д. 3",
  phone: "+7 900 111-22-33",
} as const;
const trader = { ...company, inn: "500100732259", ogrn: "304500116000157" } as const;
const hosting = {
  hostingProvider: "ООО «Хостер»",
  hostingAddress: "г. Москва, ул. Лесная, д. 5",
  databaseCountry: "russia",
  recipientsHome: "russia",
} as const;
const metrica = {
  dataTransferToThirdParties: ["analytics"],
  analyticsServices: ["yandex_metrica"],
  yandexMetricaId: "12345678",
} as const;

/** The typical answers of the industry, overridden by the answers of this owner. */
function owner(
  kind: string,
  companyName: string,
  site: string,
  industry: Industry,
  more: object,
): OwnerOfIndustry {
  const answers = {
    companyName,
    websiteUrl: `https://${site}`,
    contactEmail: `pochta@${site}`,
    industry,
    websitePlatform: "cms",
    processingPurposes: typicalPurposes[industry],
    dataTypesCollected: typicalData[industry],
    ...more,
  };
  return { kind, answers: answers as OwnerOfIndustry["answers"] };
}

const oneForm = { processingPurposes: ["feedback"], dataTypesCollected: ["phone"] };
const blog = {
  ...person,
  ...hosting,
  ...metrica,
  processingPurposes: ["feedback", "newsletter", "analytics"],
  dataTypesCollected: ["full_name", "email", "ip_address", "cookies", "device_info"],
  handledByOwner: ["mailing_own"],
};
const shop = { ...trader, ...hosting, ...metrica, dataRetentionPeriod: "3-years" };

export const ownersByIndustry: readonly OwnerOfIndustry[] = [
  owner("лендинг с одной формой", "ООО «Тёплый дом»", "okna-teplo.ru", "construction", {
    ...company,
    ...oneForm,
    websitePlatform: "simple",
    customPlatform: "Tilda",
    databaseCountry: "russia",
    recipientsHome: "russia",
  }),
  owner("мастер маникюра", "Верстова Анна Ильинична", "versta-nails.ru", "beauty", {
    ...person,
    ...oneForm,
    dataTypesCollected: ["full_name", "phone"],
    websitePlatform: "html",
  }),
  owner("блог", "Соколова Дарья Игоревна", "sokolova-pishet.ru", "blog", blog),
  owner("блог с комментариями", "Ильин Пётр Олегович", "ilin-blog.ru", "blog", {
    ...blog,
    userCanPost: true,
  }),
  owner("визитка консультанта", "ИП Орлов Семён Петрович", "orlov-sovet.ru", "consulting", {
    ...trader,
    ...hosting,
    processingPurposes: ["feedback", "analytics"],
    dataTypesCollected: ["full_name", "email", "cookies"],
    ...metrica,
  }),
  owner("магазин", "ИП Громова Вера Львовна", "len-i-hlopok.ru", "ecommerce", {
    ...shop,
    dataTransferToThirdParties: ["analytics", "payment_systems", "other"],
    paymentSystems: ["yookassa"],
    otherThirdParties: "ООО «СДЭК» (доставка)",
    // Bed linen.
    goodsKinds: ["none"],
  }),
  owner("пекарня с доставкой", "ИП Лукин Олег Юрьевич", "hleb-i-sol.ru", "food", {
    ...shop,
    handledByOwner: ["payment_receipt", "delivery_own"],
  }),
  owner("клиника", "ООО «Здравница»", "zdravnica-plus.ru", "medical", {
    ...company,
    ...hosting,
    ...metrica,
    licenseNumber: "Л041-01137-77/00000001",
    protectionMeasures: ["access", "backup", "training"],
    approvedHow: "order",
  }),
  owner("онлайн-школа", "АНО «Алгоритм»", "algoritm-school.ru", "education", {
    ...company,
    ...hosting,
    ...metrica,
  }),
  owner("детский клуб", "ИП Радугина Ольга Ивановна", "klub-raduga.ru", "children", {
    ...trader,
    ...hosting,
    processingPurposes: ["contract", "feedback"],
    dataTypesCollected: ["full_name", "phone", "birth_date", "children"],
    publishesOthers: true,
    publishedSubjects: "дети, которые занимаются в клубе",
    publishedData: ["photo"],
    publishedWhere: "https://vk.com/klub_raduga",
  }),
  owner("облачный сервис", "ООО «Облачный учёт»", "oblachny-uchet.ru", "saas", {
    ...company,
    ...hosting,
    ...metrica,
  }),
  owner("маркетплейс", "ООО «Базар»", "bazar-vsego.ru", "marketplace", {
    ...company,
    ...hosting,
    ...metrica,
    userCanPost: true,
  }),
  owner("сетевое издание", "ООО «Весть»", "vest-goroda.ru", "journalism", {
    ...company,
    ...hosting,
    ...metrica,
    isSmi: true,
    userCanPost: true,
  }),
  owner("турагентство", "ООО «Южный берег»", "yuzhny-bereg.ru", "travel", {
    ...company,
    ...hosting,
    dataTransferToThirdParties: ["other"],
    otherThirdParties: "туроператоры (бронирование)",
    tourRole: "agent",
    // A travel agent does not know where the operators and their hotels are.
    recipientsHome: "unknown",
  }),
  owner("благотворительный фонд", "Фонд «Тепло»", "fond-teplo.ru", "nonprofit", {
    ...company,
    ...hosting,
    ...metrica,
  }),
  owner("игра", "ООО «Пиксель»", "pixel-igra.ru", "gaming", {
    ...company,
    ...hosting,
    analyticsServices: ["appmetrica"],
    dataTransferToThirdParties: ["analytics"],
    hasApp: true,
    appStores: ["rustore", "google_play"],
    appData: ["device_id", "crash_reports"],
  }),
];
