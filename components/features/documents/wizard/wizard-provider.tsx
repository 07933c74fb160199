"use client";

import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  WizardContext,
  type WizardRequest,
} from "@/components/features/documents/open-wizard/wizard-context";
import {
  WizardHistory,
  type WizardPlace,
} from "@/components/features/documents/open-wizard/wizard-history";
import { closeOnLoadFailure } from "@/components/shell/close-on-load-failure";
import { lazyPart } from "@/components/shell/lazy-part";
import { Spinner } from "@/components/ui/spinner";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { hasGuestDraft } from "@/lib/features/documents/drafts/browser-drafts";

/** The wizard's code (forms, dialog) is loaded on demand. */
const WizardDialog = lazyPart(
  async () => (await import("@/components/features/documents/wizard/wizard-dialog")).WizardDialog,
  {
    waiting: Opening,
    failed: closeOnLoadFailure("Не удалось открыть форму", "Начатый документ сохранён."),
  },
);
/** The code of step 1 is fetched together with its dialog's: one wait instead of two. */
const loadChoice = () =>
  void import("@/components/features/documents/wizard/choose-type").catch(() => undefined);

/** Holds the one wizard of the page. */
export function WizardProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<(WizardRequest & { count: number }) | null>(null);
  const [history] = useState(() => new WizardHistory());
  /** What Forward opens again when Back has closed it. */
  const last = useRef<Partial<WizardRequest> | null>(null);

  const open = useCallback(
    (next: Partial<WizardRequest> = {}) => {
      // A caller that needs the outcome opens the wizard by its URL, which Forward restores as well.
      last.current = next.onClose ? null : next;
      const form = next.type || next.draftId || next.edition ? "questions" : "choose";
      history.follow(next.result ? (next.edition ? "next-questions" : "result") : form);
      // A wizard opened from inside the wizard replaces it; the caller of the first still gets the outcome.
      setRequest((before) => ({
        type: null,
        onClose: before?.onClose,
        ...next,
        count: (before?.count ?? 0) + 1,
      }));
      if (form === "choose" && !next.result) loadChoice();
    },
    [history],
  );
  const close = async () => {
    if (!history.isAtPage()) last.current = null;
    setRequest(null);
    await history.leave();
    request?.onClose?.();
  };
  const isOpen = request !== null;
  const onMove = useEffectEvent((to: WizardPlace | null) => {
    if (to === null) {
      if (isOpen) void close();
    } else if (!isOpen && last.current) open(last.current);
  });
  useEffect(() => {
    history.tidy();
    return history.listen((to) => onMove(to));
  }, [history]);
  const prepare = useCallback(() => void WizardDialog.prepare().catch(() => undefined), []);
  useTakeOver(!isOpen);
  const wizard = useMemo(
    () => ({ open, prepare, isOpen, history }),
    [open, prepare, isOpen, history],
  );

  return (
    <WizardContext value={wizard}>
      {children}
      {request ? <WizardDialog {...request} key={request.count} onClose={close} /> : null}
    </WizardContext>
  );
}

/**
 * After sign-in, what was typed as a guest becomes the user's draft; not while the wizard is open, which does
 * so itself.
 */
function useTakeOver(isAllowed: boolean) {
  const { user } = useCurrentUser();
  const userId = user?.id;
  useEffect(() => {
    if (!isAllowed || !userId || !hasGuestDraft()) return;
    import("@/components/features/documents/wizard/drafts/upload-guest-draft")
      .then(({ uploadGuestDraft }) => uploadGuestDraft())
      // A draft that was not uploaded stays in the browser, where the wizard offers it.
      .catch(() => undefined);
  }, [isAllowed, userId]);
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
