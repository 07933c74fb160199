/** The services that the form lists, with the company and country from the catalogue. */
import { keysOf } from "@/lib/engine/questions/vocabulary/options";
import {
  type AnalyticsService,
  analyticsServices,
  type PaymentSystem,
  type SocialService,
  servicesOfCounters,
  servicesOfPaymentSystems,
  servicesOfSocialNetworks,
  socialServices,
} from "@/lib/engine/questions/vocabulary/service-options";
import type { VerifiedService } from "@/lib/engine/services/verified-service";
import { getService } from "@/lib/engine/services/verified-services";

export type FormService = {
  /** The company with the service; only the service when its company is not verified. */
  displayName: string;
  company?: string;
  country?: string;
};

const toFormService = (
  { company, country }: VerifiedService,
  displayName: (company: string) => string,
  fallbackName: string,
) => ({
  displayName: company ? displayName(company.name) : fallbackName,
  company: company?.name,
  country,
});

/** The counter in the catalogue, with its files. */
export const counterInCatalogue = (key: AnalyticsService): VerifiedService =>
  getService(servicesOfCounters[key][0]);

export function counterService(key: AnalyticsService): FormService {
  const service = counterInCatalogue(key);
  return toFormService(service, (company) => company, service.name);
}

export function paymentService(key: PaymentSystem): FormService {
  const service = getService(servicesOfPaymentSystems[key][0]);
  const fallbackName = `сервис ${service.name}`;
  switch (key) {
    case "tbank":
      return toFormService(service, (company) => company, fallbackName);
    case "sbp":
      return toFormService(
        service,
        (company) =>
          `${company} и банки плательщика и получателя — участники Системы быстрых платежей (СБП)`,
        "участники Системы быстрых платежей (СБП)",
      );
    default:
      return toFormService(service, (company) => `${company} — ${fallbackName}`, fallbackName);
  }
}

export function socialService(key: SocialService): FormService {
  const name = socialServices[key];
  return toFormService(
    getService(servicesOfSocialNetworks[key][0]),
    (company) => `${company} (${name})`,
    name,
  );
}

/** The address of the company that runs a listed counter (152-ФЗ ст. 9 ч. 4 п. 6). */
export const addressOfCounter = (recipient: string | null): string | undefined =>
  keysOf(analyticsServices)
    .map((key) => counterInCatalogue(key).company)
    .find((company) => company && recipient?.startsWith(company.name))?.address;
