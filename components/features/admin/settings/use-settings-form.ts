"use client";

import { get, type Path, type PathValue } from "react-hook-form";
import { z } from "zod";
import { useApiForm } from "@/components/forms/use-api-form";
import { showMessage } from "@/components/shell/messages/show-message";
import { changedFields } from "@/lib/core/changed-fields";
import { type ChangedSettings, useChangeSettings } from "@/lib/features/settings/client";
import type { Settings } from "@/lib/features/settings/responses";
import { ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";

type SettingsFormOptions<Values> = {
  toValues: (settings: Settings) => Values;
  toPatch?: (changed: Partial<Values>) => ChangedSettings;
  controlId: (field: keyof Values & string) => string;
  path?: string;
};

/**
 * A settings form. Changes are detected against the values it began with, not against the stored ones: otherwise another
 * administrator's change would count as typed here, and the next save would revert it. Only changes are sent, so the
 * server validates: a stored setting that is not changed may be older than its rule.
 *
 * @param options.toValues the stored settings as field values.
 * @param options.toPatch the changed fields as a request body.
 * @param options.path where the fields are in the request, if they are not its own.
 */
export function useSettingsForm<Values extends Record<string, string | boolean>>(
  settings: Settings,
  { toValues, toPatch = (changed) => changed, controlId, path }: SettingsFormOptions<Values>,
) {
  const change = useChangeSettings();
  const { form, setAll, errorOf, isPending, submit } = useApiForm({
    schema: z.custom<Values>(),
    defaultValues: toValues(settings),
    controlId,
    focus: "field",
    async send(_body, { getValues, formState, reset, setValue }) {
      const sent = getValues();
      const isDirty = (field: string) => get(formState.dirtyFields, field) === true;
      const patch = toPatch(
        Object.fromEntries(
          Object.entries(sent).filter(([field]) => isDirty(field)),
        ) as Partial<Values>,
      );
      const stored = toValues(
        await change.mutateAsync(patch).catch((error) => {
          throw path === undefined ? error : toErrorBelow(error, path);
        }),
      );
      const typed = changedFields(getValues(), sent);
      reset(stored);
      // Typed while it was being saved.
      for (const [field, value] of Object.entries(typed)) {
        setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
        });
      }
      void showMessage("success", { title: "Настройки сохранены" });
    },
    onError(error, rest) {
      const description = rest ?? getErrorMessage(error, "Не удалось сохранить настройки");
      void showMessage("error", { title: "Ошибка", description });
    },
    fallback: "Не удалось сохранить настройки",
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

/** The error for a form of one part of the request: the fields below `path` are named as they are there. */
function toErrorBelow(error: unknown, path: string): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message, explanation, requestId } = error;
  const fieldErrors = Object.fromEntries(
    Object.entries(error.fieldErrors).map(([field, lines]) => [
      field.startsWith(`${path}.`) ? field.slice(path.length + 1) : field,
      lines,
    ]),
  );
  return new ApiError(status, code, message, explanation, fieldErrors, requestId);
}
