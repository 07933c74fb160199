/**
 * The services that the form offers by name: the label of each option, and its services in the catalogue
 * (`content/services`). Documents name the first of several; a site that uses any of them prefills the option.
 */

type ServicesOf<Options> = Readonly<Record<keyof Options, readonly [string, ...string[]]>>;

export const paymentSystems = {
  yookassa: "ЮKassa (НКО «ЮМани» ООО)",
  cloudpayments: "CloudPayments",
  tbank: "Т-Банк",
  robokassa: "Robokassa",
  sbp: "СБП",
} as const;
export type PaymentSystem = keyof typeof paymentSystems;
export const servicesOfPaymentSystems: ServicesOf<typeof paymentSystems> = {
  yookassa: ["yookassa"],
  cloudpayments: ["cloudpayments"],
  tbank: ["tbankPay"],
  robokassa: ["robokassa"],
  sbp: ["sbp"],
};

export const socialServices = {
  vk: "ВКонтакте",
  ok: "Одноклассники",
  yandex: "Яндекс ID",
} as const;
export type SocialService = keyof typeof socialServices;
export const servicesOfSocialNetworks: ServicesOf<typeof socialServices> = {
  vk: ["vk", "vkId"],
  ok: ["ok"],
  yandex: ["yandexId"],
};

export const analyticsServices = {
  yandex_metrica: "Яндекс.Метрика",
  google_analytics: "Google Analytics",
  vk_pixel: "Пиксель VK",
  appmetrica: "AppMetrica",
} as const;
export type AnalyticsService = keyof typeof analyticsServices;
export const servicesOfCounters: ServicesOf<typeof analyticsServices> = {
  yandex_metrica: ["yandexMetrika"],
  google_analytics: ["googleAnalytics"],
  vk_pixel: ["vkAds"],
  appmetrica: ["appmetrica"],
};

/** Returns the options of these services, by the services' keys. */
export const optionsByService = <Option extends string>(
  services: Readonly<Record<Option, readonly string[]>>,
): ReadonlyMap<string, Option> =>
  new Map(
    (Object.keys(services) as Option[]).flatMap((option) =>
      services[option].map((service) => [service, option] as const),
    ),
  );
