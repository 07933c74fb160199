"use client";

import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { TypeQuestionPlan } from "@/lib/engine/questions/form-plan";
import { checkInn, checkOgrn } from "@/lib/russian/requisites";

/** Long enough to finish a number: a warning at its tenth digit of twelve would be false. */
const pauseMs = 700;

/** A wrong check digit of ИНН or ОГРН, said beside the field; it never stops the form. */
export function useRequisiteWarning(plan: TypeQuestionPlan): string | undefined {
  const { control } = useFormContext<WizardValues>();
  const value = useWatch({ control, name: plan.field });
  const warning = plan.control === "line" ? check(plan.requisite, value) : undefined;
  const [settled, setSettled] = useState(warning);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(warning), pauseMs);
    return () => clearTimeout(timer);
  }, [warning]);
  // A warning appears after a pause and disappears at once.
  return warning === settled ? warning : undefined;
}

function check(
  requisite: "taxNumber" | "registrationNumber" | undefined,
  value: unknown,
): string | undefined {
  if (typeof value !== "string" || requisite === undefined) return undefined;
  const digits = value.replace(/[\s\-–—]/g, "");
  // Shorter ones and letters are refused by the schema when the form is sent.
  if (!/^\d+$/.test(digits)) return undefined;
  if (requisite === "taxNumber")
    return digits.length < 10 ? undefined : (checkInn(digits) ?? undefined);
  return digits.length === 13 || digits.length === 15
    ? (checkOgrn(digits) ?? undefined)
    : undefined;
}
