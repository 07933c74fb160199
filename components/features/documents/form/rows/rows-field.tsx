"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import { legacyTexts } from "@/components/features/documents/form-model/answers";
import {
  type RowsField as Name,
  type RowsModel,
  toRow,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { Button } from "@/components/ui/button";
import type { ControlProps } from "@/components/ui/controls/field";
import { questions } from "@/lib/engine/questions/questions";

/** The records with their fields; loaded with the first record. */
const RowList = lazyFormPart(
  async () => (await import("@/components/features/documents/form/rows/row-list")).RowList,
  { failure: "Список не загрузился" },
);

/** A list of small records. While empty, a button that starts it. */
export function RowsField({ model, control }: { model: RowsModel; control: ControlProps }) {
  const {
    field: { value: rows, onChange },
  } = useController<WizardValues, Name>({ name: model.field });
  const { getValues } = useFormContext<WizardValues>();
  const [isBegun, setIsBegun] = useState(false);
  const isToMake = legacyTexts(model, getValues()).length > 0;
  if (rows.length > 0 || isBegun || isToMake) {
    return <RowList model={model} control={control} beginsOpen={isBegun} />;
  }
  const { add } = questions[model.field];
  return (
    <Button
      {...control}
      variant="secondary"
      size="sm"
      className="mt-2"
      onClick={() => {
        setIsBegun(true);
        onChange([toRow({}, model.columns)]);
      }}
    >
      <Plus aria-hidden="true" strokeWidth={1.75} />
      {add}
    </Button>
  );
}
