"use client";

import { useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";
import type { FieldErrors } from "@/lib/core/errors";
import { type ChangedSettings, useChangeSettings } from "@/lib/features/settings/client";
import { ApiError, explain } from "@/lib/platform/api-client/api-error";

/** Saves a part of the settings; the server's error messages are returned by field. */
export function useSaving() {
  const change = useChangeSettings();
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = async (patch: ChangedSettings) => {
    if (change.isPending) return;
    setErrors({});
    try {
      await change.mutateAsync(patch);
      void showMessage("success", { title: "Настройки сохранены" });
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fieldErrors);
      void showMessage("error", {
        title: "Ошибка",
        description: explain(error, "Не удалось сохранить настройки"),
      });
    }
  };
  return { save, isPending: change.isPending, errorOf: (field: string) => errors[field]?.[0] };
}

/** The fields of `values` that are not what is stored. */
export function changedOf<Values extends object>(
  values: Values,
  stored: Partial<Values>,
): Partial<Values> {
  const entries = Object.entries(values) as [keyof Values, Values[keyof Values]][];
  return Object.fromEntries(
    entries.filter(([field, value]) => !Object.is(value, stored[field])),
  ) as Partial<Values>;
}

/** A number field is text while it is typed; what is no whole number is sent as one that is refused. */
export const parseWholeNumber = (text: string): number =>
  /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
