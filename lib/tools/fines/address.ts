import type { FineInputs } from "@/lib/tools/fines/estimate";
import {
  factorIds,
  type OrganisationId,
  organisationIds,
  violationIds,
} from "@/lib/tools/fines/figures";
import { parseCount } from "@/lib/tools/fines/parse-count";

/** The query parameter of each input, for links to a calculation. */
export const addressNames = {
  violations: "v",
  organisation: "org",
  factors: "f",
  userCount: "users",
  turnover: "turnover",
} as const;

/** Returns the ids of `known` in the parameter, in the order of `known`; anything else is ignored. */
export function readList<Id extends string>(value: string, known: readonly Id[]): Id[] {
  const listed = new Set(value.split(","));
  return known.filter((id) => listed.has(id));
}

/** The list with or without `id`, as written in the URL: in the order of `known`. */
export const writeList = <Id extends string>(
  chosen: readonly Id[],
  known: readonly Id[],
  id: Id,
  isChosen: boolean,
): string => known.filter((other) => (other === id ? isChosen : chosen.includes(other))).join(",");

const readOrganisation = (value: string): OrganisationId | null =>
  organisationIds.find((id) => id === value) ?? null;

/** Reads the inputs from the URL; invalid and missing ones count as not chosen. */
export function readInputs(parameters: Record<keyof FineInputs, string>): FineInputs {
  return {
    violations: readList(parameters.violations, violationIds),
    organisation: readOrganisation(parameters.organisation),
    factors: readList(parameters.factors, factorIds),
    userCount: parseCount(parameters.userCount),
    turnover: parseCount(parameters.turnover),
  };
}
