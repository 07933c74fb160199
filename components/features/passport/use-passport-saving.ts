"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { toPassportValues } from "@/components/features/passport/to-passport-values";
import type { TypedPassport } from "@/components/features/passport/use-passport-form";
import { showFieldErrors } from "@/components/forms/show-field-errors";
import { showMessage } from "@/components/shell/messages/show-message";
import { fetchPassport, useChangePassport } from "@/lib/features/passport/client";
import type { SavedPassport } from "@/lib/features/sites/responses";
import { ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";

/**
 * Saves the input: tries it, asks for confirmation if documents would change, saves, and leaves the page.
 * @param onRejected called with the fields that the server has rejected; its messages are shown at them.
 */
export function usePassportSaving(
  siteId: string,
  { form, sections, model, base, takeNewer, forget }: TypedPassport,
  onRejected: (fields: string[]) => void,
) {
  const { values } = model;
  const router = useRouter();
  const [preview, setPreview] = useState<SavedPassport | null>(null);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const change = useChangePassport(siteId);

  const send = (dryRun: boolean) =>
    change.mutateAsync({
      after: base.edition,
      values: toPassportValues(sections, values, base.facts),
      dryRun,
    });

  const leave = () => {
    forget();
    router.push(`/sites/${siteId}`);
  };

  /** Another window has saved first. */
  const followOtherWindow = async () => {
    takeNewer(await fetchPassport(siteId));
    setFailure({
      title: "Сведения изменились в другом окне",
      text: "Мы взяли новые, а ваши правки оставили. Проверьте их и сохраните ещё раз.",
    });
  };

  const showFailure = async (error: unknown) => {
    setPreview(null);
    const rejected = showFieldErrors(
      error,
      form.setError,
      Object.keys(values) as (keyof WizardValues)[],
    );
    if (rejected.length > 0) return onRejected(rejected);
    if (error instanceof ApiError && error.status === 409) {
      await followOtherWindow().catch(() =>
        setFailure({ title: "Не получилось", text: getErrorMessage(error, "Сервер не ответил.") }),
      );
    } else {
      const text = getErrorMessage(error);
      setFailure({ title: "Сохранить не удалось", text: `${text} Всё, что вы ввели, на месте.` });
    }
    window.scrollTo({ top: 0 });
  };

  const save = async () => {
    if (change.isPending) return;
    setFailure(null);
    form.clearErrors();
    try {
      const result = await send(true);
      if (result.edition === base.edition) {
        void showMessage("success", { title: "Сведения не изменились" });
        return leave();
      }
      const { touched: outdated } = result;
      if (outdated.length > 0) return setPreview(result);
      await send(false);
      void showMessage("success", {
        title: "Сведения сохранены",
        description: "Ни одного документа это не меняет.",
      });
      leave();
    } catch (error) {
      await showFailure(error);
    }
  };

  return {
    failure,
    isPending: change.isPending && preview === null,
    save: () => void save(),
    leave,
    /** The change to confirm before saving; null if there is none. */
    review: preview && {
      outdated: preview.touched,
      onSave: () => send(false),
      onFailure: (error: unknown) => void showFailure(error),
      onSaved: leave,
      onClose: () => setPreview(null),
    },
  };
}
