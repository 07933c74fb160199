/** The services of the form's lists, as the catalogue knows them: who runs them and where. */
import {
  type AnalyticsService,
  keysOf,
  type PaymentSystem,
  type SocialService,
  socialServices,
} from "@/lib/engine/questions/vocabulary/options";
import type { VerifiedService } from "@/lib/engine/services/verified-service";
import { serviceOf } from "@/lib/engine/services/verified-services";

export type ServiceOfForm = {
  /** The company with the service; only the service where its company is not proven. */
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

const toServiceOfForm = (
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
  serviceOf(counterKeys[key]);

export function counterService(key: AnalyticsService): ServiceOfForm {
  const service = counterInCatalogue(key);
  return toServiceOfForm(service, (company) => company, service.name);
}

export function paymentService(key: PaymentSystem): ServiceOfForm {
  const service = serviceOf(paymentKeys[key]);
  const alone = `сервис ${service.name}`;
  switch (key) {
    case "tbank":
      return toServiceOfForm(service, (company) => company, alone);
    case "sbp":
      return toServiceOfForm(
        service,
        (company) =>
          `${company} и банки плательщика и получателя — участники Системы быстрых платежей (СБП)`,
        "участники Системы быстрых платежей (СБП)",
      );
    default:
      return toServiceOfForm(service, (company) => `${company} — ${alone}`, alone);
  }
}

export function socialService(key: SocialService): ServiceOfForm {
  const name = socialServices[key];
  return toServiceOfForm(serviceOf(socialKeys[key]), (company) => `${company} (${name})`, name);
}

/** Where the company is that runs a counter of the list (152-ФЗ ст. 9 ч. 4 п. 6). */
export const addressOfCounter = (recipient: string | null): string | undefined =>
  keysOf(counterKeys)
    .map((key) => counterInCatalogue(key).company)
    .find((company) => company && recipient?.startsWith(company.name))?.address;
