"use client";

import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { addressNames, readInputs, writeList } from "@/lib/tools/fines/address";
import type { FineInputs } from "@/lib/tools/fines/estimate";
import {
  type FactorId,
  factorIds,
  type OrganisationId,
  type ViolationId,
  violationIds,
} from "@/lib/tools/fines/figures";

/** The inputs, stored only in the URL: a calculation is shared by its link. */
export function useFineInputs() {
  const [violations, setViolations] = useAddressParameter(addressNames.violations);
  const [organisation, setOrganisation] = useAddressParameter(addressNames.organisation);
  const [factors, setFactors] = useAddressParameter(addressNames.factors);
  const [userCount, setUserCount] = useAddressParameter(addressNames.userCount);
  const [turnover, setTurnover] = useAddressParameter(addressNames.turnover);
  const inputs: FineInputs = readInputs({
    violations,
    organisation,
    factors,
    userCount,
    turnover,
  });
  const writeCount = (count: number) => (count > 0 ? String(count) : "");
  return {
    inputs,
    chooseViolation: (id: ViolationId, isChosen: boolean) =>
      setViolations(writeList(inputs.violations, violationIds, id, isChosen)),
    chooseOrganisation: (id: OrganisationId) => setOrganisation(id),
    chooseFactor: (id: FactorId, isChosen: boolean) =>
      setFactors(writeList(inputs.factors, factorIds, id, isChosen)),
    setUserCount: (count: number) => setUserCount(writeCount(count)),
    setTurnover: (count: number) => setTurnover(writeCount(count)),
    clear: () => {
      for (const set of [setViolations, setOrganisation, setFactors, setUserCount, setTurnover]) {
        set("");
      }
    },
  };
}
