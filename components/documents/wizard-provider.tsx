"use client";

import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { draftKey } from "@/components/documents/wizard/drafts/draft-keys";
import type { WizardDialogProps } from "@/components/documents/wizard/wizard-dialog";
import { WizardContext, type WizardRequest } from "@/components/documents/wizard-context";
import { putFirst } from "@/components/shell/first-things";
import { showMessage } from "@/components/shell/messages/show-message";
import { Spinner } from "@/components/ui/spinner";
import { useCurrentUser } from "@/lib/users/client";

const load = () => {
  const loading = import("@/components/documents/wizard/wizard-dialog");
  putFirst(loading);
  return loading;
};
/** Of step 1, beside the dialog that it stands in: one wait instead of two. */
const loadChoice = () =>
  void import("@/components/documents/wizard/choose-type").catch(() => undefined);

/** Holds the one wizard of the page. Its code (forms, schema, dialog) comes only when it is asked for. */
export function WizardProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<(WizardRequest & { count: number }) | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<WizardDialogProps> | null>(null);

  const open = useCallback((next: Partial<WizardRequest> = {}) => {
    // From inside the wizard another one takes its place: whoever opened the first still hears of the end.
    setRequest((before) => ({
      type: null,
      onClose: before?.onClose,
      ...next,
      count: (before?.count ?? 0) + 1,
    }));
    if (!next.type && !next.draftId && !next.edition) loadChoice();
    load().then(
      ({ WizardDialog }) => setDialog(() => WizardDialog),
      () => {
        setRequest(null);
        void showMessage("error", {
          title: "Не удалось открыть форму",
          description: "Проверьте подключение к интернету и попробуйте ещё раз.",
        });
      },
    );
  }, []);
  const prepare = useCallback(() => void load().catch(() => undefined), []);
  useTakeOver(request === null);
  const wizard = useMemo(() => ({ open, prepare }), [open, prepare]);

  return (
    <WizardContext value={wizard}>
      {children}
      {request && Dialog ? (
        <Dialog
          {...request}
          key={request.count}
          onClose={() => {
            setRequest(null);
            request.onClose?.();
          }}
        />
      ) : null}
      {request && !Dialog ? <Opening /> : null}
    </WizardContext>
  );
}

/**
 * What was typed as a guest becomes a draft of whoever has signed in since; not while the wizard is
 * open, which does so itself.
 */
function useTakeOver(isAllowed: boolean) {
  const { user } = useCurrentUser();
  const userId = user?.id;
  useEffect(() => {
    if (!isAllowed || !userId || !hasGuestDraft()) return;
    import("@/components/documents/wizard/drafts/take-over")
      .then(({ takeOverGuestDraft }) => takeOverGuestDraft())
      // It stays in the browser, where the wizard offers it.
      .catch(() => undefined);
  }, [isAllowed, userId]);
}

function hasGuestDraft(): boolean {
  try {
    return localStorage.getItem(draftKey({ userId: null })) !== null;
  } catch {
    return false;
  }
}

/** On a slow network the press must not look unheard. It appears late, so that a fast one never flickers. */
function Opening() {
  return (
    <div
      role="status"
      className="animate-appear fixed inset-0 z-50 grid place-items-center bg-overlay [animation-delay:200ms]"
    >
      <span className="flex items-center gap-3 rounded-lg bg-sheet px-5 py-4 shadow-float">
        <Spinner className="size-5 text-accent" />
        Открываем форму
      </span>
    </div>
  );
}
