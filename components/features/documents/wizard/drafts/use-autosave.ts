"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PathState } from "@/components/features/documents/form/path-model";
import { noMarks } from "@/components/features/documents/form-model/form-path";
import {
  countAnswers,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import {
  Autosave,
  type SaveResult,
  type SaveState,
  toSaveResult,
} from "@/components/features/documents/wizard/drafts/autosave";
import {
  removeDraft,
  type StoredDraft,
  writeDraft,
} from "@/components/features/documents/wizard/drafts/draft-storage";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { DraftPlace } from "@/lib/features/documents/drafts/browser-drafts";
import { createDraft, saveDraft } from "@/lib/features/documents/drafts/client";

type UseAutosave = {
  /** State of the guided questions in addition to the answers; stored in this browser. */
  path: Pick<PathState, "marks" | "onMarks">;
  form: UseFormReturn<WizardValues, unknown, DocumentAnswers>;
  userId: string | null;
  /** The document that gets a new edition: stored in this browser only, because it is not a draft of its own. */
  documentId: string | undefined;
  /** The site of another user that the document is for. */
  siteId: string | undefined;
  /** The draft on the server that the form was filled from. */
  stored: StoredDraft | null;
  /** The form has answers that the server does not: a guest's, or those typed offline. */
  isAhead: boolean;
  onSessionEnd: () => void;
  /** Another window has saved the same draft since. */
  onConflict: () => void;
};

export type AutosaveHandle = {
  state: SaveState;
  stored: StoredDraft | null;
  autosave: Autosave<WizardValues>;
  /** Fills the form from a draft on the server. */
  load: (values: WizardValues, stored: StoredDraft | null) => void;
  /** Marks guided options, and saves them even if they set no answer. */
  onMarks: (marks: ReadonlySet<string>) => void;
};

/** Saves the form while it is typed, and immediately when it closes or the page is left. */
export function useAutosave(options: UseAutosave): AutosaveHandle {
  const { form, path, userId, documentId, siteId, onSessionEnd, onConflict } = options;
  const [state, setState] = useState<SaveState>({ kind: "untouched" });
  const [stored, setStored] = useState(options.stored);
  const marks = useRef(path.marks);
  /** After a session has ended mid-form the draft still belongs to the user who typed it. */
  const owner = useRef(userId);
  const place = (): DraftPlace => ({ userId: owner.current, documentId, siteId });

  const save = useEffectEvent(async (values: WizardValues, over: StoredDraft | null) => {
    const formData = values as unknown as AnswersDraft;
    try {
      const { id, updatedAt } = over
        ? await saveDraft({
            id: over.id,
            formData,
            ...(over.updatedAt ? { updatedAt: over.updatedAt } : {}),
          })
        : await createDraft({ type: values.type, formData }, siteId);
      return { kind: "saved", stored: { id, updatedAt } } satisfies SaveResult;
    } catch (error) {
      const result = toSaveResult(error, over);
      if (result.kind === "conflict") onConflict();
      if (result.kind === "failed" && result.why === "session") onSessionEnd();
      return result;
    }
  });

  const [autosave] = useState(
    () =>
      new Autosave<WizardValues>({
        read: () => form.getValues(),
        isWorthKeeping: (values) => countAnswers(values) > 0,
        keep: (values, over) => writeDraft(place(), values, new Date(), over, marks.current),
        forget() {
          removeDraft(place());
          // Taken over: the next guest of this browser does not see it.
          if (!documentId && !siteId) removeDraft({ userId: null });
        },
        save: null,
        onState: setState,
        onStored: setStored,
        stored: options.stored,
      }),
  );

  useEffect(() => {
    if (userId) owner.current = userId;
    const isOnServer = userId !== null && !documentId;
    autosave.setSave(isOnServer ? (values, over) => save(values, over) : null);
  }, [autosave, userId, documentId]);

  const begin = useEffectEvent(() => {
    if (options.isAhead) autosave.takeOver();
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => autosave.changed(),
    });
    const flush = () => autosave.flush();
    const flushWhenHidden = () => {
      if (document.visibilityState === "hidden") autosave.flush();
    };
    document.addEventListener("visibilitychange", flushWhenHidden);
    window.addEventListener("pagehide", flush);
    window.addEventListener("online", flush);
    return () => {
      autosave.flush();
      unsubscribe();
      document.removeEventListener("visibilitychange", flushWhenHidden);
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("online", flush);
    };
  }, [form, autosave]);

  const onMarks = (next: ReadonlySet<string>) => {
    marks.current = next;
    path.onMarks(next);
    autosave.changed();
  };
  const load = (values: WizardValues, from: StoredDraft | null) => {
    form.reset(values);
    onMarks(noMarks);
    // Last: the form counts as unchanged.
    autosave.adopt(from);
  };
  return { state, stored, autosave, load, onMarks };
}
