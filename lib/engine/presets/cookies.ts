/**
 * The four kinds of cookies, their purposes and terms: docs/specification/content.md#cookie-retention. The files of
 * counters are in the catalogue of services.
 */
export const cookieKinds = {
  mandatory: "обязательные",
  functional: "функциональные",
  analytics: "аналитические",
  advertising: "рекламные",
} as const;
export type CookieKind = keyof typeof cookieKinds;

type CookieKindPreset = {
  name: string;
  /** List items, lower case, in display order. */
  purposes: string[];
  term: string;
  disabling: string;
};

const byChoice = "Да: их можно не включать";

export const cookieKindPresets: Record<CookieKind, CookieKindPreset> = {
  mandatory: {
    name: "Обязательные",
    purposes: ["показ страниц и работа форм", "защита от сбоев и атак"],
    term: "До окончания сеанса или 30 дней",
    disabling: "Нет: без них Сайт не работает",
  },
  functional: {
    name: "Функциональные",
    purposes: ["запоминание настроек посетителя"],
    term: "1 год",
    disabling: byChoice,
  },
  analytics: {
    name: "Аналитические",
    purposes: ["подсчёт посещений и действий на страницах, чтобы сделать Сайт удобнее"],
    term: "2 года",
    disabling: byChoice,
  },
  advertising: {
    name: "Рекламные",
    purposes: [
      "показ рекламы, которая может быть интересна посетителю",
      "оценка того, как реклама сработала",
    ],
    term: "1 год",
    disabling: byChoice,
  },
};

/** The choice is asked again when the consent to statistics ends. */
export const termOfChoice = "файл с выбором о файлах cookie — не дольше 1 года";

/** What the answers add to the purposes of a kind. */
export const addedCookiePurposes = {
  choice: "запоминание выбора, который посетитель сделал в уведомлении о файлах cookie",
  account: "вход в личный кабинет и работа в нём",
  orders: "оформление заказов и заявок",
  recommendations: "подбор персональных рекомендаций",
  social: "вход через социальную сеть, работа её кнопок и виджетов",
};

/** Counters in the owner's words that serve advertising. */
export const advertisingPattern =
  /реклам|ретаргет|таргет|пиксел|pixel|директ|\bads\b|mytarget|criteo|roistat|facebook|instagram/i;

/** Data without which visits cannot be counted, whichever counter is used. */
export const visitData =
  "адреса просмотренных страниц, источник перехода, время посещения и действия на Сайте";

/** Data that every counter receives when a page opens, whatever the owner ticked. */
export const counterData = [
  "IP-адрес",
  "файлы cookie",
  "сведения об устройстве и браузере",
  visitData,
];
