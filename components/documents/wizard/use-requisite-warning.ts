"use client";

import type { AskedField } from "@/components/documents/wizard/form-values";

/** A wrong check digit of ИНН or ОГРН, said beside the field; it never stops the form. */
export function useRequisiteWarning(_field: AskedField): string | undefined {
  return undefined;
}
