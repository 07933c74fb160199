/** The customers of each industry and its word for an order, worded for the processing matrix. */

import type { GroundKey, RowKey } from "@/lib/engine/presets/processing";
import type { PurposePreset } from "@/lib/engine/presets/purposes";
import type { DataType, Industry } from "@/lib/engine/questions/vocabulary/options";

export type IndustryPreset = {
  /** Nominative plural, lower case. */
  clients: string;
  /** Nominative, lower case: what is learned about a person from an order, a booking, a request. */
  order: string;
  /** Grounds that a law of this industry adds for orders and contracts. */
  grounds?: GroundKey[];
  /** True when clients give the owner data of other people (152-ФЗ ст. 6 ч. 3). */
  processesForClients?: true;
  /** True when orders go to sellers other than the owner of the site. */
  sellers?: true;
  /** True when an order itself reveals health data (152-ФЗ ст. 10; 323-ФЗ ст. 13). */
  orderTellsHealth?: true;
  /** Rows whose data the hosting does not get: the owner only answered where the site is hosted. */
  notOnHosting?: readonly RowKey[];
  /** Replaces the name and the end of an order (`purposePresets.order_processing`). */
  ordering?: Pick<PurposePreset, "purpose" | "end" | "start">;
  /** Types of data without which a contract of this industry cannot be concluded. */
  contractData?: DataType[];
  /** Data that the contract of this industry always names, because its offer asks for them. */
  contractNames?: string[];
  /** The donors, when the site only takes donations: not everybody whom the owner serves gives. */
  donors?: string;
  /**
   * Children are the customers, so no contract is concluded without their data and their representatives (ГК РФ ст. 26,
   * 28).
   */
  servesChildren?: true;
  /** The content of mailings when nothing is sold; continues «Оператор направляет субъекту». */
  news?: string;
  /** Replaces the usual purpose of health data (`purposePresets.health`). */
  health?: Pick<
    PurposePreset,
    "purpose" | "data" | "inevitable" | "grounds" | "end" | "endByLaw" | "start"
  >;
};

const goods = "состав, стоимость и история заказов";
const services = "предмет, условия и история заказанных услуг";

export const industryPresets: Record<Industry, IndustryPreset> = {
  ecommerce: { clients: "покупатели", order: goods },
  medical: {
    clients: "пациенты и их законные представители",
    order: "дата записи на приём и выбранные услуги",
    orderTellsHealth: true,
    notOnHosting: ["health", "contract"],
    // The category of health data is named, so its data are too (152-ФЗ ст. 18.1 ч. 1 п. 2).
    contractNames: ["сведения об оказанных медицинских услугах"],
    ordering: {
      purpose: "Запись на приём",
      // ГК РФ ст. 196: claims about the visit.
      end: "истечения 3 лет со дня приёма или отмены записи (срок исковой давности)",
      start: "со дня приёма или отмены записи",
    },
    health: {
      purpose: "Оказание медицинских услуг и ведение медицинской документации",
      data: ["full_name", "birth_date", "passport", "address", "phone", "health", "children"],
      inevitable: ["сведения о состоянии здоровья"],
      grounds: ["contract", "medical", "medicalRecords", "healthConsentToOrder"],
      end: "окончания сроков хранения медицинской документации, которые устанавливает законодательство об охране здоровья",
      endByLaw: true,
      start: "со дня последнего обращения пациента",
    },
  },
  education: {
    clients: "обучающиеся и их законные представители",
    order: "выбранные программы и сведения об обучении",
    grounds: ["educationLaw"],
    contractData: ["education"],
  },
  fintech: {
    clients: "клиенты и их представители",
    order: "сведения о заявках, договорах и операциях",
    contractData: ["employment", "payment_info"],
  },
  crypto: {
    clients: "клиенты и их представители",
    order: "сведения о заявках и операциях с цифровыми активами",
  },
  marketplace: {
    clients: "покупатели и продавцы",
    order: "состав, стоимость и история заказов, сведения о сделках с продавцами",
    sellers: true,
  },
  mobile: { clients: "пользователи приложений", order: "сведения о покупках и подписках" },
  saas: {
    clients: "пользователи сервиса и представители клиентов",
    order: "сведения о тарифе, подписке и настройках сервиса",
    processesForClients: true,
  },
  real_estate: {
    clients: "покупатели, продавцы, арендаторы, арендодатели и их представители",
    order: "сведения об объекте недвижимости и условиях сделки",
  },
  automotive: {
    clients: "покупатели, заказчики и их представители",
    order: "сведения об автомобиле и заказанных товарах и работах",
  },
  food: { clients: "покупатели", order: goods },
  retail: { clients: "покупатели", order: "состав, стоимость и история покупок" },
  manufacturing: {
    clients: "покупатели и их представители",
    order: "предмет и условия заказа",
  },
  construction: {
    clients: "заказчики и их представители",
    order: "сведения об объекте и заказанных работах",
  },
  consulting: { clients: "клиенты и их представители", order: services },
  marketing: {
    clients: "клиенты и их представители",
    order: services,
    processesForClients: true,
  },
  beauty: { clients: "клиенты", order: "дата записи и выбранные услуги" },
  sports: {
    clients: "клиенты и участники занятий",
    order: "сведения о записи, абонементе и посещении занятий",
  },
  children: {
    clients: "дети, которые занимаются или записаны на занятия, и их законные представители",
    order: "сведения о записи, абонементе и посещении занятий",
    servesChildren: true,
  },
  travel: {
    clients: "туристы и заказчики туристских услуг",
    order: "маршрут, даты и иные условия поездки",
  },
  entertainment: {
    clients: "клиенты и посетители",
    order: "предмет и условия заказа",
  },
  nonprofit: {
    clients: "жертвователи, добровольцы, благополучатели и их представители",
    order: "сведения о пожертвовании или полученной помощи",
    donors: "жертвователи",
    news: "новости, отчёты и просьбы о помощи",
  },
  government: {
    clients: "заявители и их представители",
    order: "содержание заявления и сведения о его рассмотрении",
    grounds: ["publicServices"],
  },
  logistics: {
    clients: "отправители, получатели и их представители",
    order: "сведения об отправлении и его перевозке",
  },
  telecommunications: {
    clients: "абоненты и пользователи услуг связи",
    order: "сведения о договоре и оказанных услугах связи",
    grounds: ["communications"],
  },
  energy: {
    clients: "потребители и их представители",
    order: "сведения об объекте, приборах учёта и объёме потребления",
    grounds: ["utilities"],
  },
  agriculture: {
    clients: "покупатели и их представители",
    order: "предмет и условия заказа",
  },
  mining: {
    clients: "покупатели и их представители",
    order: "предмет и условия заказа",
  },
  pharmaceutical: { clients: "покупатели", order: "состав, стоимость и история заказов" },
  insurance: {
    clients: "страхователи, застрахованные лица, выгодоприобретатели и их представители",
    order: "сведения об объекте и условиях страхования, о страховых случаях",
    health: {
      purpose: "Страхование жизни и здоровья, оценка страхового риска и страховых случаев",
      data: ["full_name", "birth_date", "health"],
      inevitable: [],
      grounds: ["insuranceLaw", "healthConsentOtherwise"],
      end: "прекращения договора страхования и истечения срока исковой давности по нему",
      start: "со дня прекращения договора страхования",
    },
  },
  journalism: {
    clients: "читатели и авторы",
    order: "сведения о подписке и заказанных материалах",
    news: "новости и сообщения о новых публикациях",
  },
  blog: {
    clients: "читатели",
    order: "сведения о подписке и заказанных материалах",
    news: "новости и сообщения о новых публикациях",
  },
  gaming: { clients: "игроки", order: "сведения об игровом профиле, покупках и подписках" },
  legal: {
    clients: "клиенты, доверители и их представители",
    order: "предмет поручения и обстоятельства дела",
    grounds: ["justice"],
  },
  accounting: {
    clients: "клиенты и их представители",
    order: services,
    processesForClients: true,
  },
  it_services: {
    clients: "клиенты и их представители",
    order: services,
    processesForClients: true,
  },
  other: { clients: "клиенты и их представители", order: "предмет, условия и история заказов" },
};
