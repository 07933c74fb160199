/**
 * The four kinds of cookies and what is known of the files of well-known counters. Terms:
 * docs/specification/content.md#cookie-retention. Names and terms of single files are those of the
 * services' own help pages and change without notice, so documents call them typical.
 */
import type { AnalyticsService } from "@/lib/engine/questions/options";

export const cookieKinds = {
  mandatory: "обязательные",
  functional: "функциональные",
  analytics: "аналитические",
  advertising: "рекламные",
} as const;
export type CookieKind = keyof typeof cookieKinds;

type CookieKindPreset = {
  name: string;
  /** Items of a list, lower case, in the order in which they are read. */
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

/** What the answers add to the purposes of a kind. */
export const addedCookiePurposes = {
  choice: "запоминание выбора, который посетитель сделал в уведомлении о файлах cookie",
  account: "вход в личный кабинет и работа в нём",
  orders: "оформление заказов и заявок",
  recommendations: "подбор персональных рекомендаций",
  social: "вход через социальную сеть, работа её кнопок и виджетов",
};

/** Which kinds each counter sets. */
export const counterKinds: Record<AnalyticsService, CookieKind[]> = {
  yandex_metrica: ["analytics"],
  google_analytics: ["analytics"],
  vk_pixel: ["analytics", "advertising"],
  appmetrica: ["analytics"],
};

/** Counters in the owner's words whose work is advertising. */
export const advertisingWords =
  /реклам|ретаргет|таргет|пиксел|pixel|директ|\bads\b|mytarget|criteo|roistat|facebook|instagram/i;

type CookieFiles = { names: string; term: string };

/** Files of counters as far as they are known; a service that is not here keeps its names to itself. */
export const counterFiles: Partial<Record<AnalyticsService, CookieFiles[]>> = {
  yandex_metrica: [
    { names: "_ym_uid, _ym_d, yandexuid, ymex", term: "1 год" },
    { names: "_ym_isad", term: "около 20 часов" },
    { names: "_ym_visorc", term: "30 минут" },
  ],
  google_analytics: [{ names: "_ga", term: "2 года" }],
};
