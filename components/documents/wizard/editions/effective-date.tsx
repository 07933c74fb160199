"use client";

import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type IsoDate, toMoscowDate } from "@/lib/core/moscow-time";

/** The days from which a new edition may apply: today in Moscow, or up to a year ahead. */
export function effectiveDateRange(today: IsoDate): { min: IsoDate; max: IsoDate } {
  const [year = "", ...rest] = today.split("-");
  const day = rest.join("-");
  // 29 February has no next year of its own.
  return { min: today, max: `${Number(year) + 1}-${day === "02-29" ? "02-28" : day}` };
}

/** What is wrong with a chosen day, in the words of the form; null for a good one. */
export function effectiveDateProblem(date: string, today: IsoDate): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return "Укажите день, с которого действует новая редакция";
  const { min, max } = effectiveDateRange(today);
  if (date < min) return "Новая редакция не может действовать с прошедшего дня";
  if (date > max) return "Новая редакция может начать действовать не позже чем через год";
  return null;
}

const fieldId = "effective-date";

/** The day from which the new edition applies; today until another is chosen. */
export function useEffectiveDate() {
  const [today] = useState(() => toMoscowDate(new Date()));
  const [value, setValue] = useState(today);
  const [isChecked, setIsChecked] = useState(false);
  const problem = effectiveDateProblem(value, today);
  return {
    /** Half typed, the preview goes on with today. */
    date: problem === null ? value : today,
    /** True for a day that will do; from now on a wrong one is marked. */
    check(): boolean {
      setIsChecked(true);
      return problem === null;
    },
    focus: () => document.getElementById(fieldId)?.focus(),
    field: { value, today, error: isChecked ? problem : null, onChange: setValue },
  };
}

/** From which day the new edition applies; the one before it applies until then. */
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
