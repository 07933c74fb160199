"use client";

import { useFormContext, useWatch } from "react-hook-form";
import {
  restoreValues,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { Button } from "@/components/ui/button";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { formModel } from "@/lib/engine/questions/form-model";
import { useDocuments } from "@/lib/features/documents/client";

const ownerFields = formModel.sections.flatMap(({ questions }) =>
  questions.flatMap(({ field, ofOwner }) => (ofOwner ? [field] : [])),
);

/** Offers answers typed for an earlier document, so that they need not be typed again (WCAG 3.3.7). */
export function PreviousOwnerOffer() {
  const { control, setValue, getValues } = useFormContext<WizardValues>();
  const typed = ownerAndSite(useWatch({ control })).owner;
  const { data: documents } = useDocuments();
  const before = documents?.[0]?.formData;
  const { owner } = ownerAndSite(before ?? {});
  if (owner === "" || typed !== "") return null;
  return (
    <div className="rounded-md border border-line bg-paper px-4 py-3.5">
      <p className="text-sm">
        Вы уже составляли документ: <b className="font-semibold">{owner}</b>
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() => {
          const values = restoreValues(getValues("type"), before);
          for (const field of ownerFields) setValue(field, values[field], { shouldDirty: true });
        }}
      >
        Подставить эти сведения
      </Button>
    </div>
  );
}
