"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { type DraftStore, draftStore } from "@/components/forms/draft-store";
import { isNullOr, isNumber, isObject, isText, parseWhole } from "@/components/forms/parse-draft";
import { useUnsavedWarning } from "@/components/forms/use-unsaved-warning";
import { changedFields, mergeUnsavedEdits } from "@/lib/core/changed-fields";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { ApiError, fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

/** Validation errors by the API's field name. */
export type FormErrors = Partial<Record<string, string>>;

type Version = string | number | null;

/** A stored text as the form shows it. */
export type StoredText<Form, After extends Version = string | null> = {
  form: Form;
  /** Which state of the text it is: a save that is based on another one is refused. Null for a new text. */
  after: After;
};

type TextEditorOptions<Form extends object, After extends Version> = {
  /** Prefix of the field ids, «post» or «help»: `post-title` and so on. */
  kind: string;
  /** The text's id; null for a new one. */
  id: string | null;
  /** The stored text; an empty form for a new one. */
  stored: StoredText<Form, After>;
  /** Returns the valid fields of unsaved edits of this browser, which may be of another version. */
  parse: (edits: unknown) => Partial<Form> | null;
  check: (form: Form) => FormErrors;
  /** Sends the form; returns the stored text and its id. Throws the API's errors. */
  save: (form: Form, after: After) => Promise<StoredText<Form, After> & { id: string }>;
  /**
   * Fetches the text after somebody else has saved it: unsaved edits are put onto it. Without it the screen asks what to
   * do (`isOutrun`).
   */
  fetchNewer?: (() => Promise<StoredText<Form, After>>) | undefined;
  /** Called when a new text gets its id, so that its own editor opens. */
  onOpen?: (id: string) => void;
  isSaving: boolean;
  /** «Не удалось сохранить публикацию». */
  failureText: string;
  onClose: () => void;
};

/** Unsaved edits, and the state of the text that they are based on. */
type Draft<Form, After> = { after: After; edits: Partial<Form> };

const keepAfterMs = 600;

/**
 * The state of an editor. Edits stay in this browser until they are saved, also when saving fails. Only edited fields are
 * kept: what somebody else has changed since is not taken back.
 */
export function useTextEditor<Form extends object, After extends Version = string | null>(
  options: TextEditorOptions<Form, After>,
) {
  const { kind, id, stored, parse, check, save, fetchNewer } = options;
  const { onOpen, isSaving, failureText, onClose } = options;
  const { user } = useCurrentUser();
  const storeOf = (text: string | null) =>
    draftStore({
      key: `admin-${kind}:${user?.id}:${text ?? "new"}`,
      area: "browser",
      parse: draftParser<Form, After>(parse),
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest does not change
  const store = useMemo(() => storeOf(id), [id]);
  const [draft] = useState(() => store.read());
  const isOld = draft !== null && draft.after !== stored.after;
  const [base, setBase] = useState(
    isOld && !fetchNewer ? { ...stored, after: draft.after } : stored,
  );
  const [form, showForm] = useState<Form>({ ...stored.form, ...draft?.edits });
  // The current form when a save is answered; the render before the save has an old one.
  const latest = useRef(form);
  const setForm = (next: Form) => {
    latest.current = next;
    showForm(next);
  };
  const isDirty = isEdited(form, base.form);
  const [wasRestored, setRestored] = useState(isDirty);
  const [wasOutrun, setOutrun] = useState(isDirty && isOld);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const draftOf = (next: Form, of: StoredText<Form, After>): Draft<Form, After> | null =>
    isEdited(next, of.form) ? { after: of.after, edits: changedFields(next, of.form) } : null;
  useDraftKeeper(store, draftOf(form, base));

  /** Shows a text that has been saved, with the edits made since. */
  const takeOver = (text: StoredText<Form, After>, next: Form = text.form) => {
    store.remove();
    setBase(text);
    setForm(next);
    setRestored(false);
    setOutrun(false);
    setErrors({});
  };
  /** Edits made while `sent` was being saved stay, as unsaved. */
  const takeOverSaved = (saved: StoredText<Form, After> & { id: string }, sent: Form) => {
    const next = mergeUnsavedEdits(saved.form, latest.current, sent);
    takeOver(saved, next);
    const unsaved = draftOf(next, saved);
    if (unsaved) storeOf(saved.id).write(unsaved);
    if (saved.id !== id) onOpen?.(saved.id);
  };
  /** Puts the edits onto what somebody else has saved. */
  const takeNewer = (newer: StoredText<Form, After>) => {
    setForm(mergeUnsavedEdits(newer.form, latest.current, base.form));
    setBase(newer);
    setRestored(false);
  };
  const showErrors = (formErrors: FormErrors) => {
    setErrors(formErrors);
    const [field] = Object.keys(formErrors);
    if (field) document.getElementById(`${kind}-${field}`)?.focus();
  };
  const showFailure = async (error: unknown) => {
    const fields = fieldMessages(error);
    const isConflict = error instanceof ApiError && error.status === 409;
    if (fetchNewer && isConflict && Object.keys(fields).length === 0) {
      const newer = await fetchNewer().catch(() => null);
      if (newer) {
        takeNewer(newer);
        setOutrun(true);
        return window.scrollTo({ top: 0 });
      }
    }
    setFailure(getErrorMessage(error, failureText));
    showErrors(fields);
  };
  return {
    form,
    errors,
    failure,
    isDirty,
    isSaving,
    wasRestored,
    /** Somebody else has saved the text, and the edits were put onto it. */
    wasOutrun,
    /** Somebody else has saved the text: it cannot be saved before `takeNewer` or `discard`. */
    isOutrun: base.after !== stored.after,
    takeNewer: () => takeNewer(stored),
    isAsking,
    setIsAsking,
    change: (part: Partial<Form>) => {
      setForm({ ...latest.current, ...part });
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
        takeOverSaved(await save(form, base.after), form);
      } catch (error) {
        await showFailure(error);
      }
    },
    leave: () => (isDirty ? setIsAsking(true) : onClose()),
    leaveUnsaved: () => {
      const unsaved = draftOf(form, base);
      if (unsaved) store.write(unsaved);
      onClose();
    },
  };
}

export type TextEditor<Form extends object, After extends Version = string | null> = ReturnType<
  typeof useTextEditor<Form, After>
>;

const isEdited = <Form extends object>(form: Form, base: Form): boolean =>
  Object.keys(changedFields(form, base)).length > 0;

const isVersion = isNullOr((value): value is string | number => isText(value) || isNumber(value));

/** A draft without the state that it is based on is not restored: it might overwrite newer edits of others. */
const draftParser =
  <Form extends object, After extends Version>(parse: (edits: unknown) => Partial<Form> | null) =>
  (stored: unknown): Draft<Form, After> | null => {
    const draft = parseWhole<{ after: Version; edits: object }>({
      after: isVersion,
      edits: (value): value is object => isObject(value),
    })(stored);
    const edits = draft && parse(draft.edits);
    return edits && { after: draft.after as After, edits };
  };

/** Stores the draft shortly after the last keystroke, and asks before the window closes on unsaved edits. */
function useDraftKeeper<Stored extends object>(store: DraftStore<Stored>, draft: Stored | null) {
  // A new object on each render: compared by content.
  const text = JSON.stringify(draft);
  // A draft that another window keeps is left alone.
  const isKept = useRef(draft !== null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const values = JSON.parse(text) as Stored | null;
      if (values !== null) store.write(values);
      else if (isKept.current) store.remove();
      isKept.current = values !== null;
    }, keepAfterMs);
    return () => clearTimeout(timer);
  }, [store, text]);
  useUnsavedWarning(draft !== null);
}
