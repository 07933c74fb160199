"use client";

import { useEffect, useState } from "react";
import { keepDraft, readDraft } from "@/components/admin/content/editor/editor-draft";
import { ApiError, explain } from "@/lib/platform/api-client/api-error";

/** What is wrong with a field, by the name that the API knows it by. */
export type FormErrors = Partial<Record<string, string>>;

type TextEditorOptions<Form extends object> = {
  /** «post» or «help»: its fields are `post-title` and so on. */
  kind: string;
  /** The text's id; null for a new one. */
  id: string | null;
  /** The form as it is stored; an empty one for a new text. */
  stored: Form;
  check: (form: Form) => FormErrors;
  /** Sends the form; what it gives is what is stored now. Throws what the API throws. */
  save: (form: Form) => Promise<Form>;
  isSaving: boolean;
  /** «Не удалось сохранить публикацию». */
  failureWords: string;
  onClose: () => void;
};

const keepAfterMs = 600;

/** The state of an editor. What is typed stays in this browser until it is saved, also when saving fails. */
export function useTextEditor<Form extends object>(options: TextEditorOptions<Form>) {
  const { kind, id, stored, check, save, isSaving, failureWords, onClose } = options;
  const key = `admin-${kind}:${id ?? "new"}`;
  const [draft] = useState(() => readDraft(key, stored));
  const [form, setForm] = useState<Form>(draft ?? stored);
  const [isDirty, setDirty] = useState(draft !== null);
  const [wasRestored, setRestored] = useState(draft !== null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  useDraftKeeper(key, form, isDirty);

  const takeOver = (next: Form) => {
    keepDraft(key, null);
    setForm(next);
    setDirty(false);
    setRestored(false);
    setErrors({});
  };
  const showErrors = (found: FormErrors) => {
    setErrors(found);
    const [field] = Object.keys(found);
    if (field) document.getElementById(`${kind}-${field}`)?.focus();
  };
  return {
    form,
    errors,
    failure,
    isDirty,
    isSaving,
    wasRestored,
    asks,
    setAsks,
    change: (part: Partial<Form>) => {
      setForm((now) => ({ ...now, ...part }));
      setDirty(true);
      // A field's error is removed once the field is changed.
      setErrors((now) =>
        Object.keys(part).some((field) => field in now)
          ? Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part)))
          : now,
      );
    },
    discard: () => takeOver(stored),
    submit: async () => {
      const found = check(form);
      setFailure(null);
      if (Object.keys(found).length > 0) return showErrors(found);
      try {
        takeOver(await save(form));
      } catch (error) {
        setFailure(explain(error, failureWords));
        showErrors(error instanceof ApiError ? firstWords(error.fieldErrors) : {});
      }
    },
    leave: () => (isDirty ? setAsks(true) : onClose()),
    leaveUnsaved: () => {
      keepDraft(key, form);
      onClose();
    },
  };
}

export type TextEditor<Form extends object> = ReturnType<typeof useTextEditor<Form>>;

/** Writes the draft shortly after the last key, and asks before the window closes on unsaved text. */
function useDraftKeeper(key: string, form: object, isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => keepDraft(key, form), keepAfterMs);
    return () => clearTimeout(timer);
  }, [key, form, isDirty]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
}

const firstWords = (fieldErrors: Record<string, string[]>): FormErrors =>
  Object.fromEntries(Object.entries(fieldErrors).map(([field, [words]]) => [field, words]));
