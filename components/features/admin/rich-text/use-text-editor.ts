"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { type DraftStore, draftStore } from "@/components/forms/draft-store";
import { useUnsavedWarning } from "@/components/forms/use-unsaved-warning";
import { changedFields, mergeUnsavedEdits } from "@/lib/core/changed-fields";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

/** Validation errors by the API's field name. */
export type FormErrors = Partial<Record<string, string>>;

type TextEditorOptions<Form extends object> = {
  /** Prefix of the field ids, «post» or «help»: `post-title` and so on. */
  kind: string;
  /** The text's id; null for a new one. */
  id: string | null;
  /** The stored form; an empty one for a new text. */
  stored: Form;
  /** Returns an unsaved form of this browser, or null if it is of another version. */
  parse: (draft: unknown) => Form | null;
  check: (form: Form) => FormErrors;
  /** Sends the form; returns the stored form and its id. Throws the API's errors. */
  save: (form: Form) => Promise<{ id: string; stored: Form }>;
  /** Called when a new text gets its id, so that its own editor opens. */
  onOpen?: (id: string) => void;
  isSaving: boolean;
  /** «Не удалось сохранить публикацию». */
  failureText: string;
  onClose: () => void;
};

const keepAfterMs = 600;

/** The state of an editor. Edits stay in this browser until they are saved, also when saving fails. */
export function useTextEditor<Form extends object>(options: TextEditorOptions<Form>) {
  const { kind, id, stored, parse, check, save, onOpen, isSaving, failureText, onClose } = options;
  const storeOf = (text: string | null) =>
    draftStore({ key: `admin-${kind}:${text ?? "new"}`, area: "browser", parse });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest does not change
  const store = useMemo(() => storeOf(id), [id]);
  const [draft] = useState(() => store.read());
  const [form, showForm] = useState<Form>(draft ?? stored);
  // The current form when a save is answered; the render before the save has an old one.
  const latest = useRef(form);
  const setForm = (next: Form) => {
    latest.current = next;
    showForm(next);
  };
  const [isDirty, setDirty] = useState(draft !== null);
  const [wasRestored, setRestored] = useState(draft !== null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  useDraftKeeper(store, form, isDirty);

  const takeOver = (next: Form) => {
    store.remove();
    setForm(next);
    setDirty(false);
    setRestored(false);
    setErrors({});
  };
  /** Edits made while `sent` was being saved stay, as unsaved. */
  const takeOverSaved = (saved: { id: string; stored: Form }, sent: Form) => {
    const typed = latest.current;
    const isTyped = Object.keys(changedFields(typed, sent)).length > 0;
    const next = mergeUnsavedEdits(saved.stored, typed, sent);
    takeOver(next);
    setDirty(isTyped);
    if (isTyped) storeOf(saved.id).write(next);
    if (saved.id !== id) onOpen?.(saved.id);
  };
  const showErrors = (formErrors: FormErrors) => {
    setErrors(formErrors);
    const [field] = Object.keys(formErrors);
    if (field) document.getElementById(`${kind}-${field}`)?.focus();
  };
  return {
    form,
    errors,
    failure,
    isDirty,
    isSaving,
    wasRestored,
    isAsking,
    setIsAsking,
    change: (part: Partial<Form>) => {
      setForm({ ...latest.current, ...part });
      setDirty(true);
      // A field's error is removed once the field changes.
      setErrors((now) =>
        Object.keys(part).some((field) => field in now)
          ? Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part)))
          : now,
      );
    },
    discard: () => takeOver(stored),
    submit: async () => {
      const formErrors = check(form);
      setFailure(null);
      if (Object.keys(formErrors).length > 0) return showErrors(formErrors);
      try {
        takeOverSaved(await save(form), form);
      } catch (error) {
        setFailure(getErrorMessage(error, failureText));
        showErrors(fieldMessages(error));
      }
    },
    leave: () => (isDirty ? setIsAsking(true) : onClose()),
    leaveUnsaved: () => {
      store.write(form);
      onClose();
    },
  };
}

export type TextEditor<Form extends object> = ReturnType<typeof useTextEditor<Form>>;

/** Stores the draft shortly after the last keystroke, and asks before the window closes on unsaved edits. */
function useDraftKeeper<Form extends object>(
  store: DraftStore<Form>,
  form: Form,
  isDirty: boolean,
) {
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => store.write(form), keepAfterMs);
    return () => clearTimeout(timer);
  }, [store, form, isDirty]);
  useUnsavedWarning(isDirty);
}
