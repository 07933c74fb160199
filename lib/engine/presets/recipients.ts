/** The defaults of each kind of recipient: its task, its data, the ground and the purposes it serves. */

import { counterData } from "@/lib/engine/presets/cookies";
import type { RowKey } from "@/lib/engine/presets/processing";
import type { ContractorRole } from "@/lib/engine/questions/vocabulary/options";

/** Recipients that follow from another answer: the hosting, a counter, a payment service. */
export type SiteRole =
  | "hosting"
  | "builder"
  | "platform"
  | "payment"
  | "analytics"
  | "social"
  | "page";

/** What a recipient does for the site. */
export type RecipientRole = SiteRole | ContractorRole;

export type RolePreset = {
  /** Nominative, lower case. */
  purpose: string;
  data: string;
  ground: string;
  /**
   * The rows of the matrix whose data the recipient gets.
   * "all": every row whose data are on the site, as for a hosting.
   * "sent": the rows that visitors fill in by a form.
   * "first": a single row: registration, otherwise feedback, otherwise the operation of the site.
   */
  serves: readonly RowKey[] | "all" | "sent" | "first";
  /** True when the recipient processes the data on the owner's behalf (152-ФЗ ст. 6 ч. 3). */
  isProcessor?: true;
  /** True when it stores what visitors send. */
  hostsSite?: true;
};

/** `namePattern` recognises a recipient in the owner's own words. */
export type ContractorPreset = RolePreset & { namePattern: RegExp };

const consent = "согласие субъекта (п. 1 ч. 1 ст. 6 Закона о персональных данных)";
const contract = "исполнение договора (п. 5 ч. 1 ст. 6 Закона о персональных данных)";
/** For a processor all of whose purposes have a consent. */
export const processorGroundText =
  "поручение обработки с согласия субъекта (ч. 3 ст. 6 Закона о персональных данных)";
/** For a processor some of whose purposes have none: the note below the table says what the law requires. */
export const processorWithoutConsentGroundText =
  "поручение обработки (ч. 3 ст. 6 Закона о персональных данных)";
/**
 * For the hosting when no purpose has a consent: no law allows a processor without one, so the ground of the purpose
 * itself is given (152-ФЗ ст. 6 ч. 3).
 */
export const hostingGroundText = "основания, которые указаны для целей";
/** For the party that hosts a clinic's appointments without a duty of secrecy (323-ФЗ ст. 13 ч. 3). */
export const writtenConsentText = `${processorWithoutConsentGroundText}; сведения о пациентах — только с их согласия в письменной форме (п. 1 ч. 2 ст. 10)`;
/** For the hosting; a row may say that it gets only a part. */
const ofNamedPurposes = "данные, перечисленные для целей, где он указан";
const law = "требование закона (п. 2 ч. 1 ст. 6 Закона о персональных данных)";

/** The purposes under which a contract with the person is performed. */
const fulfilment = ["order_processing", "delivery", "contract"] as const;

/**
 * The roles of contractors, in the order in which they are recognised. Each gets only the data of its own work: a
 * courier does not get subscribers, a laboratory does not get letters.
 */
export const contractorPresets: Record<ContractorRole, ContractorPreset> = {
  mail: {
    namePattern:
      /служебн[а-яё]+ пис|почтов[а-яё]+ сервис|транзакционн|отправк[аи] (?:писем|почты)/i,
    purpose: "отправка писем пользователям Сайта",
    data: "адрес электронной почты и текст письма",
    ground: processorGroundText,
    serves: ["registration", "order_processing", "contract", "feedback", "support"],
    isProcessor: true,
  },
  mailing: {
    namePattern:
      /рассыл|unisender|юнисендер|sendsay|mailganer|dashamail|mailchimp|sendpulse|mindbox/i,
    purpose: "отправка писем и сообщений подписчикам",
    data: "контакты подписчика",
    ground: processorGroundText,
    serves: ["newsletter"],
    isProcessor: true,
  },
  documentCheck: {
    namePattern: /верификаци|верификатор|идентификаци[ия]|проверк[аи] (?:документ|личност)/i,
    purpose: "проверка документов и личности",
    data: "сведения документа, удостоверяющего личность, и изображение лица, если оно нужно для проверки",
    ground: processorGroundText,
    serves: ["biometric", "aml"],
    isProcessor: true,
  },
  advertisingData: {
    namePattern: /рекламных данных|(?<![а-яё])орд(?![а-яё])/i,
    purpose: "учёт интернет-рекламы",
    data: "сведения о рекламодателе и договоре с ним",
    ground: law,
    serves: ["contract"],
  },
  fiscalData: {
    namePattern: /фискальн[а-яё]+ данн|(?<![а-яё])офд(?![а-яё])/i,
    purpose: "приём чеков и передача их налоговым органам",
    data: "сведения о расчёте и контакт, на который направлен чек",
    ground: law,
    serves: ["payment"],
  },
  recruiting: {
    namePattern: /работодател|кадров|рекрут|hh\.ru|хедхантер|headhunter/i,
    purpose: "подбор персонала",
    data: "сведения о соискателе",
    ground: consent,
    serves: ["recruitment"],
  },
  delivery: {
    namePattern:
      /достав|курьер|грузоперевоз|сдэк|почта росси|boxberry|dpd|пэк(?![а-яё])|деловые линии/i,
    purpose: "доставка заказов",
    data: "сведения о получателе, адрес и состав отправления",
    ground: contract,
    serves: ["delivery", "order_processing"],
  },
  laboratory: {
    namePattern: /лаборатор|инвитро|гемотест|kdl|цитилаб/i,
    purpose: "лабораторные исследования",
    data: "сведения о пациенте и назначенных исследованиях, их результаты",
    ground:
      "оказание медицинской помощи лицом, которое обязано хранить врачебную тайну (п. 4 ч. 2 ст. 10 Закона о персональных данных, ч. 4 ст. 13 Федерального закона от 21.11.2011 № 323-ФЗ), в остальных случаях — согласие пациента в письменной форме (п. 1 ч. 2 ст. 10 Закона о персональных данных)",
    serves: ["health"],
  },
  // Pays for a clinic's services: it insures the patient, not under the clinic's contract.
  healthInsurance: {
    namePattern:
      /страхов[а-яё]+ медицинск|медицинск[а-яё]+ страхов|(?<![а-яё])(?:смо|омс|дмс)(?![а-яё])/i,
    purpose: "оплата медицинской помощи, оказанной застрахованным",
    data: "сведения о застрахованном пациенте и оказанной ему помощи",
    ground:
      "случаи, предусмотренные законом (п. 8 ч. 2 ст. 10 Закона о персональных данных, ч. 4 ст. 13 Федерального закона от 21.11.2011 № 323-ФЗ), в остальных случаях — согласие пациента в письменной форме (п. 1 ч. 2 ст. 10 Закона о персональных данных)",
    serves: ["health"],
  },
  insurance: {
    namePattern: /страхов/i,
    purpose: "заключение и исполнение договора страхования",
    data: "сведения о страхователе, застрахованном, выгодоприобретателе и об объекте страхования",
    // 152-ФЗ ст. 10 ч. 2 п. 8 concerns only health data; the other data of the contract need no special ground.
    ground: `${contract}; если передаются сведения о здоровье — страховое законодательство или согласие в письменной форме (п. 1, 8 ч. 2 ст. 10 Закона о персональных данных)`,
    serves: ["contract", "order_processing"],
  },
  creditHistory: {
    namePattern: /кредитных историй|(?<![а-яё])бки(?![а-яё])/i,
    purpose: "передача сведений об обязательствах заёмщика и получение кредитных отчётов",
    data: "сведения о заёмщике и его обязательствах, которые называет законодательство о кредитных историях",
    ground: `${law}; для получения кредитного отчёта — ${consent}`,
    serves: ["contract"],
  },
  callCentre: {
    namePattern: /колл-?\s?центр|call-?\s?cent|контакт-?\s?центр|телефони/i,
    purpose: "приём звонков и обращений",
    data: "имя и телефон того, кто звонит, сведения об обращении и заказе",
    ground: processorGroundText,
    serves: ["feedback", "support", "order_processing"],
    isProcessor: true,
  },
  accounting: {
    namePattern: /бухгалтер/i,
    purpose: "бухгалтерский и налоговый учёт",
    data: "сведения о договорах, заказах и оплате",
    ground: processorGroundText,
    serves: ["payment", "contract", "order_processing"],
    isProcessor: true,
  },
  crm: {
    namePattern: /битрикс\s?24|bitrix\s?24|amocrm|(?<![a-zа-яё])crm(?![a-zа-яё])/i,
    purpose: "хранение заявок и работа с ними",
    data: "сведения из заявок, обращений и заказов",
    ground: processorGroundText,
    serves: ["feedback", "order_processing", "contract", "support"],
    isProcessor: true,
    hostsSite: true,
  },
  booking: {
    namePattern: /yclients|онлайн-?запис|запис[ьи] на (?:при[её]м|услуг)|бронировани/i,
    purpose: "запись и бронирование",
    data: "имя и контакты клиента, услуга и время записи",
    ground: processorGroundText,
    serves: ["order_processing", "contract"],
    isProcessor: true,
  },
  seller: {
    namePattern: /продав(?:ец|ц)/i,
    purpose: "исполнение договора между покупателем и продавцом",
    data: "сведения о заказе, покупателе и получателе",
    ground: contract,
    serves: fulfilment,
  },
  marketplace: {
    namePattern:
      /маркетплейс|wildberries|вайлдберриз|(?<![a-z])ozon(?![a-z])|(?<![а-яё])озон(?![а-яё])/i,
    purpose: "продажа через витрину маркетплейса",
    data: "сведения о заказе и покупателе",
    ground: contract,
    serves: ["order_processing", "delivery"],
  },
  travel: {
    namePattern: /отел[ьией]|гостиниц|туроператор|авиакомпани|перевозчик|турфирм/i,
    purpose: "услуги проживания, перевозки и иные услуги поездки",
    data: "сведения о туристе и поездке",
    ground: contract,
    serves: ["order_processing", "contract"],
  },
  // Fellow learners see the recording of a lesson: a purpose in the owner's own words.
  classmates: {
    namePattern: /участник[а-яё]* (?:курс|заняти|групп|обучени)|одногруппник|одноклассник/i,
    purpose: "просмотр записей занятий",
    data: "голос и изображение ученика на записи занятия, имя, под которым его видят, и то, что он сказал",
    ground: consent,
    serves: ["other"],
  },
  messenger: {
    namePattern:
      /telegram|телеграм|whats\s?app|ватсап|вотсап|viber|вайбер|(?<![а-яёa-z])max(?![а-яёa-z])|мессенджер|чат-?бот/i,
    purpose: "переписка с теми, кто пишет в мессенджер",
    data: "имя и номер телефона или имя учётной записи, текст переписки",
    ground: consent,
    serves: ["feedback", "support"],
  },
  development: {
    namePattern: /разработчик|веб-?студи|поддержк[аи] сайта|техподдержк/i,
    purpose: "разработка и поддержка Сайта",
    data: "данные, которые хранятся на Сайте и в его базах",
    ground: processorGroundText,
    serves: "all",
    isProcessor: true,
  },
};

/** The party that provides the tour is also a party to the contract (132-ФЗ ст. 9, 10). */
export const tourOperatorPreset: RolePreset = {
  ...contractorPresets.travel,
  purpose: "формирование и бронирование тура",
  data: "данные туриста, перечисленные для целей, где указан этот получатель",
};

/** Recipients that follow from other answers. */
export const sitePresets: Record<SiteRole, RolePreset> = {
  hosting: {
    purpose: "размещение Сайта и хранение его данных",
    data: ofNamedPurposes,
    ground: processorGroundText,
    serves: "all",
    isProcessor: true,
    hostsSite: true,
  },
  platform: {
    purpose: "приём и хранение сведений из форм Сайта",
    data: ofNamedPurposes,
    ground: processorGroundText,
    serves: "sent",
    isProcessor: true,
    hostsSite: true,
  },
  builder: {
    purpose: "размещение Сайта, хранение его данных и приём сведений из форм",
    data: ofNamedPurposes,
    ground: processorGroundText,
    serves: "all",
    isProcessor: true,
    hostsSite: true,
  },
  payment: {
    purpose: "приём и возврат платежей",
    data: "сведения о плательщике и платеже",
    ground: contract,
    serves: ["payment"],
  },
  analytics: {
    purpose: "статистика и анализ посещаемости",
    data: counterData.join("; "),
    // The same as in the owner's consent: the counter's owner is a processor.
    ground:
      "поручение обработки с согласия субъекта (ч. 3 ст. 6, п. 1 ч. 1 ст. 6 Закона о персональных данных)",
    serves: ["analytics"],
    isProcessor: true,
  },
  social: {
    purpose: "вход через социальную сеть, работа её кнопок и виджетов",
    data: "технические сведения о посещении и данные профиля, передать которые разрешил посетитель",
    ground: consent,
    serves: "first",
  },
  page: {
    purpose: "размещение страниц, на которых публикуются данные",
    data: "данные, которые публикуются",
    ground:
      "согласие субъекта на распространение (п. 1 ч. 1 ст. 6, ч. 1 ст. 10.1 Закона о персональных данных)",
    serves: ["distribution"],
  },
};

/** The defaults of every role. */
export const rolePresets: Record<RecipientRole, RolePreset> = {
  ...sitePresets,
  ...contractorPresets,
};
