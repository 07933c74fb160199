"use client";

import { type FormEvent, useState } from "react";
import { useFailure } from "@/components/forms/use-failure";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { changedFields, mergeUnsavedEdits } from "@/lib/core/changed-fields";
import { type ChangedSettings, useChangeSettings } from "@/lib/features/settings/client";
import type { Settings } from "@/lib/features/settings/responses";

/**
 * Saves a part of the settings and holds the server's error messages by field. `save` returns the settings as stored,
 * or null if they could not be saved.
 */
export function useSaveSettings() {
  const change = useChangeSettings();
  const failure = useFailure();
  const save = async (patch: ChangedSettings): Promise<Settings | null> => {
    if (change.isPending) return null;
    failure.clear();
    try {
      const stored = await change.mutateAsync(patch);
      void showMessage("success", { title: "Настройки сохранены" });
      return stored;
    } catch (error) {
      failure.fail(error);
      void showFailure("Ошибка", error, "Не удалось сохранить настройки");
      return null;
    }
  };
  return { save, isPending: change.isPending, errorOf: failure.errorOf };
}

/**
 * The fields of a settings form. Changes are detected against the initial values, not against the stored ones:
 * otherwise another administrator's change would count as typed here, and the next save would revert it.
 *
 * @param toValues the stored settings as field values.
 * @param toPatch the changed fields as a request body.
 */
export function useSettingsForm<Values extends Record<string, string>>(
  settings: Settings,
  toValues: (settings: Settings) => Values,
  toPatch: (changed: Partial<Values>) => ChangedSettings = (changed) => changed,
) {
  const [initial, setInitial] = useState(() => toValues(settings));
  const [values, setValues] = useState(initial);
  const { save, isPending, errorOf } = useSaveSettings();
  const changed = changedFields(values, initial);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const stored = await save(toPatch(changed));
    if (!stored) return;
    const now = toValues(stored);
    setInitial(now);
    setValues((typed) => mergeUnsavedEdits(now, typed, values));
  };
  return {
    values,
    set: (change: Partial<Values>) => setValues((typed) => ({ ...typed, ...change })),
    isChanged: Object.keys(changed).length > 0,
    submit,
    isPending,
    errorOf,
  };
}

/** Number fields are text while typed; anything but an integer is sent as a value that the server rejects. */
export const parseWholeNumber = (text: string): number =>
  /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
