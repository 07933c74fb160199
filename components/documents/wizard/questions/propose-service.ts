import { findService } from "@/lib/engine/services/find-service";
import type { KnownCompany } from "@/lib/engine/services/known-company";

/** What is filled in by one press, and the sentence that says so beforehand. */
export type Proposal = { name?: string; address?: string; words: string };

/**
 * What of a known company may be filled in where its service is named: `name` and `address` are what these fields hold
 * now, null where they are not asked. Null where nothing is missing. An address that the owner typed is left alone.
 */
export function proposeService(
  typed: string,
  current: { name: string | null; address: string | null },
  companies: readonly KnownCompany[],
): Proposal | null {
  const service = findService(typed, companies);
  if (!service) return null;
  const { company } = service;
  const isNamed = current.name === null || current.name.trim() === company.name;
  const name = isNamed ? undefined : company.name;
  const address = current.address?.trim() === "" ? company.address : undefined;
  if (!name && !address) return null;
  const requisites = [company.name, company.inn && `ИНН ${company.inn}`, address];
  return {
    name,
    address,
    words: `${service.name} — это ${requisites.filter(Boolean).join(", ")}. Сверьте со счётом или договором.`,
  };
}
