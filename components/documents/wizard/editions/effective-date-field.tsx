"use client";

import { effectiveDateRange } from "@/components/documents/wizard/editions/effective-date";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { IsoDate } from "@/lib/core/moscow-time";

export const effectiveDateId = "effective-date";

type EffectiveDateFieldProps = {
  value: string;
  today: IsoDate;
  error: string | null;
  onChange: (date: string) => void;
};

/** From which day the new edition applies; the one before it applies until then. */
export function EffectiveDateField({ value, today, error, onChange }: EffectiveDateFieldProps) {
  const { min, max } = effectiveDateRange(today);
  return (
    <Card className="mb-5 px-4 py-5 md:px-6">
      <Field
        id={effectiveDateId}
        label="С какого дня действует новая редакция"
        hint="Сегодня или позже, если об изменениях нужно предупредить заранее. До этого дня действует прежняя редакция."
        {...(error ? { error } : {})}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            required
            min={min}
            max={max}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="max-w-52 tabular-nums"
          />
        )}
      </Field>
    </Card>
  );
}
