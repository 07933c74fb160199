import { findService } from "@/lib/engine/services/find-service";
import type { KnownCompany } from "@/lib/engine/services/known-company";

/** What one click fills in, with a sentence that announces it. */
export type Proposal = { name?: string; address?: string; message: string };

/**
 * What can be filled in about a known company when its service is named: `name` and `address` are the current values of
 * these fields, null if they are hidden. Null if nothing is missing. An address typed by the owner is kept.
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
    message: `${service.name} — это ${requisites.filter(Boolean).join(", ")}. Сверьте со счётом или договором.`,
  };
}
