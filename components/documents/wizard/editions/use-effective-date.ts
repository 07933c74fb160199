"use client";

import { useState } from "react";
import { effectiveDateProblem } from "@/components/documents/wizard/editions/effective-date";
import { effectiveDateId } from "@/components/documents/wizard/editions/effective-date-field";
import { toMoscowDate } from "@/lib/core/moscow-time";

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
    focus: () => document.getElementById(effectiveDateId)?.focus(),
    field: { value, today, error: isChecked ? problem : null, onChange: setValue },
  };
}
