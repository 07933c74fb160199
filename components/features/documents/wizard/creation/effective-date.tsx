"use client";

import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { type IsoDate, toMoscowDate } from "@/lib/core/time/moscow-time";

/** The days from which a new edition may apply: today in Moscow, or up to a year ahead. */
export function effectiveDateRange(today: IsoDate): { min: IsoDate; max: IsoDate } {
  const [year = "", ...rest] = today.split("-");
  const day = rest.join("-");
  // Next year has no 29 February.
  return { min: today, max: `${Number(year) + 1}-${day === "02-29" ? "02-28" : day}` };
}

/** The error of a chosen day, as the form shows it; null if the day is valid. */
export function effectiveDateProblem(date: string, today: IsoDate): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return "Укажите день, с которого действует новая редакция";
  const { min, max } = effectiveDateRange(today);
  if (date < min) return "Новая редакция не может действовать с прошедшего дня";
  if (date > max) return "Новая редакция может начать действовать не позже чем через год";
  return null;
}

const fieldId = "effective-date";

/** The day from which the new edition applies; today by default. */
export function useEffectiveDate() {
  const [today] = useState(() => toMoscowDate(new Date()));
  const [value, setValue] = useState(today);
  const [isChecked, setIsChecked] = useState(false);
  const problem = effectiveDateProblem(value, today);
  return {
    /** Today while the date is incomplete; used by the preview. */
    date: problem === null ? value : today,
    /** Returns whether the day is valid; from then on an invalid one is marked. */
    check(): boolean {
      setIsChecked(true);
      return problem === null;
    },
    focus: () => document.getElementById(fieldId)?.focus(),
    field: { value, today, error: isChecked ? problem : null, onChange: setValue },
  };
}

/** The first day of the new edition; the previous one applies until then. */
export function EffectiveDateField({
  value,
  today,
  error,
  onChange,
}: ReturnType<typeof useEffectiveDate>["field"]) {
  const { min, max } = effectiveDateRange(today);
  return (
    <Card className="mb-5 px-4 py-5 md:px-6">
      <Field
        id={fieldId}
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
