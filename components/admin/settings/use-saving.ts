"use client";

import { type FormEvent, useState } from "react";
import { useFailure } from "@/components/forms/use-failure";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { changedFields, mergeUnsavedEdits } from "@/lib/core/changed-fields";
import { type ChangedSettings, useChangeSettings } from "@/lib/features/settings/client";
import type { Settings } from "@/lib/features/settings/responses";

/**
 * Saves a part of the settings; the server's error messages are returned by field. `save` returns the settings as
 * they are stored then, null when they could not be saved.
 */
export function useSaving() {
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
 * The fields of a form about the settings. What was changed is told by what the form began with, not by what is
 * stored now: another administrator's change would count as typed here, and the next press would write it back.
 *
 * @param toValues the fields as they are stored.
 * @param toPatch what is sent of the changed fields.
 */
export function useSettingsForm<Values extends Record<string, string>>(
  settings: Settings,
  toValues: (settings: Settings) => Values,
  toPatch: (changed: Partial<Values>) => ChangedSettings = (changed) => changed,
) {
  const [begun, setBegun] = useState(() => toValues(settings));
  const [values, setValues] = useState(begun);
  const { save, isPending, errorOf } = useSaving();
  const changed = changedFields(values, begun);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const stored = await save(toPatch(changed));
    if (!stored) return;
    const now = toValues(stored);
    setBegun(now);
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

/** A number field is text while it is typed; what is no whole number is sent as one that is refused. */
export const parseWholeNumber = (text: string): number =>
  /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
