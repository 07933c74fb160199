"use client";

import { get, type Path, type PathValue } from "react-hook-form";
import { z } from "zod";
import { useApiForm } from "@/components/forms/use-api-form";
import { useFailure } from "@/components/forms/use-failure";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { changedFields } from "@/lib/core/changed-fields";
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
 * A settings form. Changes are detected against the values it began with, not against the stored ones: otherwise another
 * administrator's change would count as typed here, and the next save would revert it. Only changes are sent, so the
 * server validates: a stored setting that is not changed may be older than its rule.
 *
 * @param toValues the stored settings as field values.
 * @param toPatch the changed fields as a request body.
 */
export function useSettingsForm<Values extends Record<string, string>>(
  settings: Settings,
  toValues: (settings: Settings) => Values,
  toPatch: (changed: Partial<Values>) => ChangedSettings = (changed) => changed,
) {
  const change = useChangeSettings();
  const { form, setAll, errorOf, isPending, submit } = useApiForm({
    schema: z.custom<Values>(),
    defaultValues: toValues(settings),
    controlId: (field) => field,
    focus: "field",
    async send(_body, { getValues, formState, reset, setValue }) {
      const sent = getValues();
      const isDirty = (field: string) => get(formState.dirtyFields, field) === true;
      const patch = toPatch(
        Object.fromEntries(
          Object.entries(sent).filter(([field]) => isDirty(field)),
        ) as Partial<Values>,
      );
      const stored = toValues(await change.mutateAsync(patch));
      const typed = changedFields(getValues(), sent);
      reset(stored);
      // Typed while it was being saved.
      for (const [field, text] of Object.entries(typed)) {
        setValue(field as Path<Values>, text as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
        });
      }
      void showMessage("success", { title: "Настройки сохранены" });
    },
    onError: (error) => void showFailure("Ошибка", error, "Не удалось сохранить настройки"),
  });
  return {
    values: form.watch(),
    set: setAll,
    isChanged: Object.keys(form.formState.dirtyFields).length > 0,
    submit,
    isPending,
    errorOf,
  };
}

/** Number fields are text while typed; anything but an integer is sent as a value that the server rejects. */
export const parseWholeNumber = (text: string): number =>
  /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
