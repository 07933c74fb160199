/** The services that the form lists, with the company and country from the catalogue. */
import {
  type AnalyticsService,
  keysOf,
  type PaymentSystem,
  type SocialService,
  socialServices,
} from "@/lib/engine/questions/vocabulary/options";
import type { VerifiedService } from "@/lib/engine/services/verified-service";
import { getService } from "@/lib/engine/services/verified-services";

export type FormService = {
  /** The company with the service; only the service when its company is not verified. */
  words: string;
  company?: string;
  country?: string;
};

const counterKeys: Record<AnalyticsService, string> = {
  yandex_metrica: "yandexMetrika",
  google_analytics: "googleAnalytics",
  vk_pixel: "vkAds",
  appmetrica: "appmetrica",
};
const paymentKeys: Record<PaymentSystem, string> = {
  yookassa: "yookassa",
  cloudpayments: "cloudpayments",
  tbank: "tbankPay",
  robokassa: "robokassa",
  sbp: "sbp",
};
const socialKeys: Record<SocialService, string> = { vk: "vk", ok: "ok", yandex: "yandexId" };

const toFormService = (
  { company, country }: VerifiedService,
  words: (company: string) => string,
  alone: string,
) => ({
  words: company ? words(company.name) : alone,
  company: company?.name,
  country,
});

/** The counter in the catalogue, with its files. */
export const counterInCatalogue = (key: AnalyticsService): VerifiedService =>
  getService(counterKeys[key]);

export function counterService(key: AnalyticsService): FormService {
  const service = counterInCatalogue(key);
  return toFormService(service, (company) => company, service.name);
}

export function paymentService(key: PaymentSystem): FormService {
  const service = getService(paymentKeys[key]);
  const alone = `сервис ${service.name}`;
  switch (key) {
    case "tbank":
      return toFormService(service, (company) => company, alone);
    case "sbp":
      return toFormService(
        service,
        (company) =>
          `${company} и банки плательщика и получателя — участники Системы быстрых платежей (СБП)`,
        "участники Системы быстрых платежей (СБП)",
      );
    default:
      return toFormService(service, (company) => `${company} — ${alone}`, alone);
  }
}

export function socialService(key: SocialService): FormService {
  const name = socialServices[key];
  return toFormService(getService(socialKeys[key]), (company) => `${company} (${name})`, name);
}

/** The address of the company that runs a listed counter (152-ФЗ ст. 9 ч. 4 п. 6). */
export const addressOfCounter = (recipient: string | null): string | undefined =>
  keysOf(counterKeys)
    .map((key) => counterInCatalogue(key).company)
    .find((company) => company && recipient?.startsWith(company.name))?.address;
