/** The companies whose requisites a form may offer, with verified facts only. */
import type { RecognisableService } from "@/lib/engine/services/find-service";
import { isVerified, type Service } from "@/lib/engine/services/service";

export type KnownCompany = RecognisableService & {
  role: string;
  company: { name: string; inn?: string; address?: string };
};

export function toKnownCompanies(services: readonly Service[]): KnownCompany[] {
  return services.flatMap((service) => {
    const { name, aliases, hosts, role, company } = service;
    if (!role || !company || !isVerified(service, "company.name")) return [];
    const verified = (fact: "inn" | "address") =>
      isVerified(service, `company.${fact}`) && company[fact] ? { [fact]: company[fact] } : {};
    return [
      {
        ...{ name, aliases, hosts, role },
        company: { name: company.name, ...verified("inn"), ...verified("address") },
      },
    ];
  });
}
