/** Who runs the services that the form lists, and which well-known services are foreign. */
import type {
  AnalyticsService,
  PaymentSystem,
  RecipientCountry,
  SocialService,
} from "@/lib/engine/questions/options";

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
  "адреса просмотренных страниц, источник перехода, время посещения и действия на Сайте",
];

/** Companies as the offers and policies of 2025–2026 name them; checked on 2026-11-23 against several of other owners. */
export const paymentPresets: Record<PaymentSystem, string> = {
  yookassa: "НКО «ЮМани» (ООО) — сервис ЮKassa",
  cloudpayments: "ООО «КЛАУДПЭЙМЕНТС» — сервис CloudPayments",
  tbank: "АО «ТБанк»",
  robokassa: "ООО «РОБОКАССА» — сервис Robokassa",
  sbp: "АО «НСПК» и банки плательщика и получателя — участники Системы быстрых платежей (СБП)",
};

/** Who runs the networks whose buttons, widgets and sign-in stand on sites. */
export const socialPresets: Record<SocialService, string> = {
  vk: "ООО «ВК» (ВКонтакте)",
  ok: "ООО «ВК» (Одноклассники)",
  yandex: "ООО «ЯНДЕКС» (Яндекс ID)",
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

/** After «на территорию», of a country that the owner chose. */
export const countryGenitives: Record<Exclude<RecipientCountry, "RU" | "other">, string> = {
  AM: "Армении",
  BY: "Республики Беларусь",
  VN: "Вьетнама",
  DE: "Германии",
  GE: "Грузии",
  EG: "Египта",
  IL: "Израиля",
  IN: "Индии",
  ES: "Испании",
  IT: "Италии",
  KZ: "Казахстана",
  CY: "Кипра",
  KG: "Киргизии",
  CN: "Китая",
  MV: "Мальдивской Республики",
  AE: "Объединённых Арабских Эмиратов",
  RS: "Сербии",
  US: "США",
  TH: "Таиланда",
  TR: "Турции",
  UZ: "Узбекистана",
  FR: "Франции",
};

/** Countries as owners write them: «отели Турции». Nouns only: «Армянский дворик» is a café. */
export const foreignCountries: ForeignService[] = [
  { pattern: /(?<![а-яё])сша(?![а-яё])/i, country: "США" },
  { pattern: /(?<![а-яё])турци[яиюе]/i, country: "Турции" },
  { pattern: /(?<![а-яё])егип(?:ет|т)/i, country: "Египта" },
  { pattern: /(?<![а-яё])оаэ(?![а-яё])|эмират/i, country: "Объединённых Арабских Эмиратов" },
  { pattern: /(?<![а-яё])та[ий]ланд/i, country: "Таиланда" },
  { pattern: /(?<![а-яё])вьетнам/i, country: "Вьетнама" },
  { pattern: /(?<![а-яё])кита[йяюе]м?(?![а-яё])|(?<![а-яё])кнр(?![а-яё])/i, country: "Китая" },
  { pattern: /(?<![а-яё])инди(?:я|и|ю|ей)(?![а-яё])/i, country: "Индии" },
  { pattern: /(?<![а-яё])мальдив/i, country: "Мальдивской Республики" },
  { pattern: /(?<![а-яё])казахстан/i, country: "Казахстана" },
  { pattern: /(?<![а-яё])белорусси[яиюе]|(?<![а-яё])беларус[ьи]/i, country: "Республики Беларусь" },
  { pattern: /(?<![а-яё])армени[яиюе]/i, country: "Армении" },
  { pattern: /(?<![а-яё])узбекистан/i, country: "Узбекистана" },
  { pattern: /(?<![а-яё])к[иы]рг[иы]з(?:и[яию]|стан)/i, country: "Киргизии" },
  { pattern: /(?<![а-яё])грузи(?:я|и|ю|ей)(?![а-яё])/i, country: "Грузии" },
  { pattern: /(?<![а-яё])серби[яиюе]/i, country: "Сербии" },
  { pattern: /(?<![а-яё])кипр(?:а|е|у|ом)?(?![а-яё])/i, country: "Кипра" },
  { pattern: /(?<![а-яё])израил[ьяюе]/i, country: "Израиля" },
  { pattern: /(?<![а-яё])германи[яиюе]/i, country: "Германии" },
  { pattern: /(?<![а-яё])франци[яиюе]/i, country: "Франции" },
  { pattern: /(?<![а-яё])итали[яиюе]/i, country: "Италии" },
  { pattern: /(?<![а-яё])испани[яиюе]/i, country: "Испании" },
  { pattern: /(?<![а-яё])греци[яиюе]/i, country: "Греции" },
  { pattern: /(?<![а-яё])великобритани[яиюе]/i, country: "Великобритании" },
];

/**
 * The data go abroad and the owner does not say where to. A messenger of a foreign company is such a recipient,
 * though no source that we have checked says in which country its servers are.
 */
export const foreignWords =
  /иностранн|зарубежн|за рубеж|за границ|telegram|телеграм|\bviber\b|вайбер|discord|дискорд|\bskype\b|скайп/i;

/** Products of Meta Platforms Inc., forbidden in Russia as extremist (the court left WhatsApp out). */
export const bannedNetworks = /facebook|фейсбук|instagram|инстаграм|\bmeta\b/i;
