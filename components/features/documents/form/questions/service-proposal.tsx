"use client";

import { Wand } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { isAskedNow } from "@/components/features/documents/form-model/form-model";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { Button } from "@/components/ui/button";
import type { TypeQuestionModel } from "@/lib/engine/questions/form-model";
import { findService } from "@/lib/engine/services/find-service";
import type { KnownCompany } from "@/lib/engine/services/known-company";
import { knownCompanies } from "@/lib/platform/content/known-companies";
import { typeset } from "@/lib/russian/screen-typography";

type Named = Extract<TypeQuestionModel, { control: "line" }>;

/** Offers the requisites of a well-known service named in a field: filled in by a click, never automatically. */
export function ServiceProposal({
  field,
  service,
}: {
  field: Named["field"];
  service: NonNullable<Named["service"]>;
}) {
  const { control, setValue, setFocus } = useFormContext<WizardValues>();
  const values = useWatch({ control }) as WizardValues;
  const currentOf = (key: Named["field"]) => (isAskedNow(key, values) ? values[key] : null);
  const proposal = proposeService(
    values[field],
    { name: currentOf(service.name), address: currentOf(service.address) },
    knownCompanies.filter(({ role }) => service.roles.includes(role)),
  );
  const fill = ({ name, address }: { name?: string; address?: string }) => {
    if (name) setValue(service.name, name, { shouldDirty: true });
    if (address) setValue(service.address, address, { shouldDirty: true });
    // The button disappears.
    setFocus(field);
  };
  return (
    <div aria-live="polite">
      {proposal ? (
        <div className="mt-3 rounded-md border border-line bg-paper px-4 py-3.5">
          <p className="text-sm">{typeset(proposal.message)}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => fill(proposal)}>
            <Wand aria-hidden="true" strokeWidth={1.75} />
            Подставить
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** What one click fills in, with a sentence that announces it. */
type Proposal = { name?: string; address?: string; message: string };

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
