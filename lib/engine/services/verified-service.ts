/** The verified facts of a service, which documents may state. */
import type { CookieKind } from "@/lib/engine/presets/cookies";
import { isVerified, type Service } from "@/lib/engine/services/service";

export type VerifiedService = Pick<Service, "key" | "name" | "aliases" | "category"> & {
  /** ISO 3166; absent when it is not verified. */
  country?: string;
  company?: { name: string; address?: string };
  cookies: { name: string; term?: string; kind: CookieKind }[];
};

/**
 * Returns the services with at least one verified fact: documents say nothing of the others, and browsers need not load
 * them.
 */
export const toVerifiedServices = (services: readonly Service[]): VerifiedService[] =>
  services
    .map(toVerifiedService)
    .filter(({ country, company, cookies }) => country || company || cookies.length > 0);

function toVerifiedService(service: Service): VerifiedService {
  const { key, name, aliases, category, country, company, cookies } = service;
  const address = isVerified(service, "company.address") && company?.address;
  return {
    ...{ key, name, aliases, category },
    ...(isVerified(service, "country") && { country }),
    ...(company &&
      isVerified(service, "company.name") && {
        company: { name: company.name, ...(address && { address }) },
      }),
    cookies: cookies.filter((cookie) => isVerified(service, `cookies/${cookie.name}`)),
  };
}
