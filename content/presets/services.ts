/** Who stands behind the services that the form lists, and which well-known services are foreign. */
import type { AnalyticsService, PaymentSystem } from "@/lib/engine/answers/options";

export type AnalyticsPreset = {
  service: string;
  /** The company that gets the data. */
  owner: string;
  /** Genitive: «на территорию США»; null for Russia. */
  foreignCountry: string | null;
};

export const analyticsPresets: Record<AnalyticsService, AnalyticsPreset> = {
  yandex_metrica: { service: "Яндекс.Метрика", owner: "ООО «ЯНДЕКС»", foreignCountry: null },
  google_analytics: { service: "Google Analytics", owner: "Google LLC", foreignCountry: "США" },
  vk_pixel: { service: "Пиксель VK", owner: "ООО «ВК»", foreignCountry: null },
  appmetrica: { service: "AppMetrica", owner: "ООО «ЯНДЕКС»", foreignCountry: null },
};

/** What every counter receives when a page opens, whatever the owner ticked. */
export const counterData = [
  "IP-адрес",
  "файлы cookie",
  "сведения об устройстве и браузере",
  "адреса просмотренных страниц, источник перехода и действия на Сайте",
];

export const paymentPresets: Record<PaymentSystem, string> = {
  yookassa: "НКО «ЮМани» (ООО) — сервис ЮKassa",
  cloudpayments: "сервис CloudPayments",
  tbank: "АО «ТБанк»",
  robokassa: "сервис Robokassa",
  sbp: "участники Системы быстрых платежей (СБП)",
};

/** `country` is genitive: it is read after «на территорию». */
export type ForeignService = { pattern: RegExp; country: string };

/**
 * Services that owners often name in their own words. A match means that data leave Russia, so the
 * document describes a cross-border transfer instead of denying it (152-ФЗ ст. 12).
 */
export const foreignServices: ForeignService[] = [
  {
    pattern:
      /google|гугл|firebase|doubleclick|youtube|recaptcha|microsoft|clarity|azure|amazon|\baws\b|cloudflare|mixpanel|amplitude|segment\.com|mailchimp|sendgrid|hubspot|salesforce|stripe|paypal|zapier|airtable|\bnotion\b|\bslack\b|\bzoom\b|digitalocean|vercel|netlify|github|linode|vultr|godaddy|namecheap|shopify|squarespace|webflow|twitter|linkedin|pinterest|tiktok|facebook|фейсбук|instagram|инстаграм|whats\s?app|ватсап|вотсап|\bmeta\b/i,
    country: "США",
  },
  { pattern: /hetzner/i, country: "Германии" },
  { pattern: /\bovh/i, country: "Франции" },
  { pattern: /hotjar/i, country: "Мальты" },
  { pattern: /\bwix\b|appsflyer/i, country: "Израиля" },
];

/** Products of Meta Platforms Inc., forbidden in Russia as extremist (the court left WhatsApp out). */
export const bannedNetworks = /facebook|фейсбук|instagram|инстаграм|\bmeta\b/i;
