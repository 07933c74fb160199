"use client";

import { Wand } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { isAskedNow } from "@/components/features/documents/form-model/form-model";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { proposeService } from "@/components/features/documents/wizard/questions/propose-service";
import { Button } from "@/components/ui/button";
import type { TypeQuestionModel } from "@/lib/engine/questions/form-model";
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
