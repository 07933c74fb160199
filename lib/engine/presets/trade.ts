/** What each industry sells through its site, and the names of the parties to the contract. */
import type { Industry } from "@/lib/engine/questions/vocabulary/options";

/** One party in the four cases that our sentences use. */
export type Party = {
  nominative: string;
  genitive: string;
  dative: string;
  instrumental: string;
};

const party = (nominative: string, genitive: string, dative: string, instrumental: string) => ({
  nominative,
  genitive,
  dative,
  instrumental,
});

export const parties = {
  seller: party("Продавец", "Продавца", "Продавцу", "Продавцом"),
  performer: party("Исполнитель", "Исполнителя", "Исполнителю", "Исполнителем"),
  licensor: party("Лицензиар", "Лицензиара", "Лицензиару", "Лицензиаром"),
  // ЗоЗПП ст. 9 п. 1.2: an owner who shows other sellers' goods and takes prepayment for them.
  aggregator: party(
    "Владелец агрегатора",
    "Владельца агрегатора",
    "Владельцу агрегатора",
    "Владельцем агрегатора",
  ),
  recipient: party("Получатель", "Получателя", "Получателю", "Получателем"),
  buyer: party("Покупатель", "Покупателя", "Покупателю", "Покупателем"),
  customer: party("Заказчик", "Заказчика", "Заказчику", "Заказчиком"),
  licensee: party("Лицензиат", "Лицензиата", "Лицензиату", "Лицензиатом"),
  subscriber: party("Абонент", "Абонента", "Абоненту", "Абонентом"),
  visitor: party("Посетитель", "Посетителя", "Посетителю", "Посетителем"),
} satisfies Record<string, Party>;

/** The kind of contract that an offer of this industry proposes. */
export const tradeKinds = {
  goods: "продажа товаров",
  platform: "посредничество между покупателями и продавцами",
  licence: "право использования программы",
  services: "услуги и работы",
  donation: "пожертвования",
} as const;
export type TradeKind = keyof typeof tradeKinds;

/** The title of an invitation when the industry has none of its own. */
export const defaultInvitation = "Условия оказания услуг";

/** The subject of the contract when the owner sells something that is unusual for the industry. */
export const defaultSubjects: Record<TradeKind, string> = {
  goods: "товары",
  platform: "товары и услуги продавцов",
  licence: "право использовать программу для ЭВМ",
  services: "услуги и работы",
  donation: "платные услуги",
};

export type TradePreset = {
  kind: TradeKind;
  /** Nominative, lower case: what the contract is about. Absent: the industry does not tell. */
  subject?: string;
  buyer?: keyof typeof parties;
  /** True when «Доставка» means that the service is provided or papers arrive, never goods. */
  deliversNoGoods?: true;
  /** True when the site may sell only goods: then the purpose of delivery shows that it does. */
  mayTrade?: true;
  /**
   * The title of the document when the law requires a contract signed outside of the site: an invitation to make offers
   * (ГК РФ ст. 437 п. 1), because it cannot be accepted like an offer.
   */
  invitation?: string;
  /** The same when the contract is signed separately only because the site takes neither orders nor money. */
  invitationWithoutOrders?: string;
};

export const tradeOfIndustry: Record<Industry, TradePreset> = {
  ecommerce: { kind: "goods", subject: "товары" },
  retail: { kind: "goods", subject: "товары" },
  food: { kind: "goods", subject: "продукты питания" },
  pharmaceutical: { kind: "goods", subject: "товары аптечного ассортимента" },
  manufacturing: { kind: "goods", subject: "продукция" },
  agriculture: { kind: "goods", subject: "сельскохозяйственная продукция" },
  mining: { kind: "goods", subject: "добытое сырьё и продукция из него" },
  marketplace: { kind: "platform", subject: "товары и услуги продавцов" },
  saas: { kind: "licence", subject: "право использовать облачный сервис" },
  mobile: { kind: "licence", subject: "право использовать мобильное приложение" },
  gaming: { kind: "licence", subject: "право использовать игру" },
  nonprofit: { kind: "donation", deliversNoGoods: true },
  medical: {
    kind: "services",
    subject: "платные медицинские услуги",
    deliversNoGoods: true,
    invitation: "Условия записи на приём",
  },
  education: {
    kind: "services",
    subject: "платные образовательные услуги",
    invitationWithoutOrders: "Условия приёма на обучение",
  },
  fintech: {
    kind: "services",
    subject: "информационные и консультационные услуги",
    deliversNoGoods: true,
  },
  crypto: {
    kind: "services",
    subject: "информационные и консультационные услуги",
    deliversNoGoods: true,
  },
  insurance: {
    kind: "services",
    subject: "услуги по подбору страховых программ и сопровождению клиентов",
    deliversNoGoods: true,
  },
  government: {
    kind: "services",
    subject: "сопутствующие платные услуги",
    deliversNoGoods: true,
  },
  logistics: {
    kind: "services",
    subject: "услуги по перевозке, доставке и экспедированию грузов",
    deliversNoGoods: true,
  },
  telecommunications: { kind: "services", subject: "услуги связи", buyer: "subscriber" },
  entertainment: {
    kind: "services",
    subject: "услуги по организации досуга",
  },
  real_estate: { kind: "services", subject: "услуги в сделках с недвижимостью" },
  automotive: {
    kind: "services",
    subject: "услуги по обслуживанию и ремонту автомобилей",
    mayTrade: true,
  },
  construction: {
    kind: "services",
    subject: "строительные и ремонтные работы",
    invitationWithoutOrders: "Условия заказа работ",
  },
  consulting: { kind: "services", subject: "консультационные услуги" },
  marketing: { kind: "services", subject: "маркетинговые и рекламные услуги" },
  beauty: { kind: "services", subject: "услуги по уходу за внешностью" },
  sports: { kind: "services", subject: "физкультурно-оздоровительные и спортивные услуги" },
  children: {
    kind: "services",
    subject: "занятия для детей",
    invitationWithoutOrders: "Условия записи на занятия",
  },
  travel: {
    kind: "services",
    subject: "туристские услуги",
    deliversNoGoods: true,
    invitation: "Условия бронирования",
  },
  energy: { kind: "services", subject: "работы и услуги в сфере энергетики" },
  journalism: { kind: "services", subject: "услуги редакции" },
  // An author may sell a book, a course or nothing: the industry does not tell.
  blog: { kind: "services", mayTrade: true },
  legal: { kind: "services", subject: "юридические услуги" },
  accounting: { kind: "services", subject: "бухгалтерские услуги" },
  it_services: { kind: "services", subject: "услуги и работы в сфере информационных технологий" },
  other: { kind: "services", mayTrade: true },
};
