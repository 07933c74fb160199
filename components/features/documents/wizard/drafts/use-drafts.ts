"use client";

import type { Dispatch } from "react";
import type { UseFormReturn } from "react-hook-form";
import { fromStoredAnswers } from "@/components/features/documents/form-model/answers";
import { withSameTemplate } from "@/components/features/documents/form-model/chosen-industry-template";
import {
  emptyValues,
  restoreValues,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import type { EditionStart } from "@/components/features/documents/open-wizard/wizard-context";
import type { OfferedDraft } from "@/components/features/documents/wizard/drafts/draft-offer";
import type {
  Draft,
  StoredDraft,
} from "@/components/features/documents/wizard/drafts/draft-storage";
import type { AutosaveHandle } from "@/components/features/documents/wizard/drafts/use-autosave";
import type {
  ErasureTarget,
  WizardEvent,
  WizardState,
} from "@/components/features/documents/wizard/machine/wizard-machine";
import { showFailure } from "@/components/shell/messages/show-failure";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { deleteDocument, fetchDocument, useDocuments } from "@/lib/features/documents/client";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";

/** The number shown in step 1; all of them are in «Мои документы». */
const maxOffered = 3;

/** The form's initial state. */
export type InitialForm = {
  /** The type of step 2; null for step 1. */
  type: DocumentType | null;
  values: WizardValues;
  stored: StoredDraft | null;
  /** The values are newer than the server's. */
  isAhead: boolean;
  /** The draft of this browser that the values come from. */
  restoredDraft: Draft | null;
};

type UseDrafts = {
  form: UseFormReturn<WizardValues, unknown, DocumentAnswers>;
  saving: AutosaveHandle;
  initialForm: InitialForm;
  edition: EditionStart | undefined;
  user: CurrentUser | null;
  /** The site of another user that the document is for. */
  siteId: string | undefined;
  state: Pick<WizardState, "hasStarted" | "isRestored">;
  send: Dispatch<WizardEvent>;
};

/** Unfinished documents: which to offer, how to continue one or start again. */
export function useDrafts(options: UseDrafts) {
  const { form, saving, initialForm, edition, user, siteId, send } = options;
  const { hasStarted, isRestored } = options.state;
  const { data: documents = [] } = useDocuments({ enabled: user !== null });
  const stored = (user ? documents : []).filter(
    // A form for one site does not continue a draft of another.
    ({ id, status, shared }) =>
      status === "draft" && id !== saving.stored?.id && shared?.site === siteId,
  );

  const continueStored = (draft: DocumentSummary) => {
    saving.load(restoreValues(draft.type, draft.formData), toStored(draft));
    send({ type: "answersReplaced" });
  };

  /** Step 2 of a type. Answers may be copied from another draft, which stays unchanged. */
  const begin = (type: DocumentType) => {
    if (form.getValues("type") !== type) {
      if (saving.stored) saving.autosave.adopt(null);
      form.setValue("type", type);
    }
  };

  /** The type and the chosen template of a started document do not change. */
  const resetValues = (): WizardValues => {
    const before = form.getValues();
    const empty = emptyValues(before.type);
    return hasStarted ? withSameTemplate(empty, before) : empty;
  };

  /** Takes as long as a running save and the deletion: nothing may be typed meanwhile. */
  const erase = async (target: ErasureTarget) => {
    const id = target === "form" ? (await saving.autosave.pause())?.id : target.id;
    if (target === "form") {
      saving.load(edition ? fromStoredAnswers(edition.answers) : resetValues(), null);
      saving.autosave.discard();
      send({ type: "answersReplaced" });
    }
    if (id === undefined) return;
    try {
      await deleteDocument(id);
    } catch (error) {
      void showFailure(
        "Не удалось удалить черновик",
        error,
        "Удалите его в разделе «Мои документы».",
      );
    }
  };

  /** Loads the version that another window has saved. @returns whether it could be loaded. */
  const openOther = async (): Promise<boolean> => {
    if (!saving.stored) return true;
    let draft: DocumentSummary;
    try {
      draft = await fetchDocument(saving.stored.id);
    } catch (error) {
      void showFailure(
        "Не удалось открыть другую версию",
        error,
        "Проверьте подключение к интернету и попробуйте ещё раз.",
      );
      return false;
    }
    // The copy in this browser is of the rejected version: it must not come back as an unfinished form.
    saving.autosave.discard();
    continueStored(draft);
    return true;
  };

  const offered = (onBegin: (type: DocumentType) => void): OfferedDraft[] => {
    const { restoredDraft } = initialForm;
    const inBrowser: OfferedDraft[] =
      restoredDraft && isRestored && !hasStarted
        ? [
            {
              key: "browser",
              values: restoredDraft.values,
              savedAt: restoredDraft.savedAt,
              isOnServer: false,
              onContinue: () => onBegin(restoredDraft.values.type),
              onDiscard: () => send({ type: "erasingAsked", target: "form" }),
            },
          ]
        : [];
    const onServer = stored.slice(0, maxOffered - inBrowser.length).map((draft) => ({
      key: draft.id,
      values: restoreValues(draft.type, draft.formData),
      savedAt: draft.updatedAt,
      isOnServer: true,
      onContinue() {
        continueStored(draft);
        onBegin(draft.type);
      },
      onDiscard: () => send({ type: "erasingAsked", target: draft }),
    }));
    return [...inBrowser, ...onServer];
  };

  const isFresh = !edition && !isRestored && saving.stored === null;
  const sameType = stored.find(({ type }) => isFresh && type === form.getValues("type"));
  return {
    begin,
    offered,
    openOther,
    erase,
    /** State of the notices above the form. */
    notices: {
      isRestored,
      onRestart: () => send({ type: "erasingAsked", target: "form" }),
      unfinished: sameType ?? null,
      onContinue: continueStored,
    },
  };
}

const toStored = ({ id, updatedAt }: DocumentSummary) => ({ id, updatedAt });
