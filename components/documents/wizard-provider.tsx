"use client";

import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";
import type { WizardDialogProps } from "@/components/documents/wizard/wizard-dialog";
import { Spinner } from "@/components/ui/spinner";
import type { DocumentType } from "@/lib/engine/answers/options";

type WizardRequest = {
  /** Opens step 2 with this type; null opens step 1. */
  type: DocumentType | null;
  onClose?: () => void;
};

type Wizard = {
  open: (request?: Partial<WizardRequest>) => void;
  /** Fetches the wizard's code ahead of a likely press. */
  prepare: () => void;
};

const WizardContext = createContext<Wizard | null>(null);

/** How any page opens the wizard. */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error("useWizard needs a WizardProvider above it");
  return wizard;
}

const load = () => import("@/components/documents/wizard/wizard-dialog");

/** Holds the one wizard of the page. Its code (forms, schema, dialog) comes only when it is asked for. */
export function WizardProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<WizardRequest | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<WizardDialogProps> | null>(null);

  const open = useCallback<Wizard["open"]>((next = {}) => {
    setRequest({ type: null, ...next });
    load().then(
      ({ WizardDialog }) => setDialog(() => WizardDialog),
      async () => {
        setRequest(null);
        const { toast } = await import("sonner");
        toast.error("Не удалось открыть форму", {
          description: "Проверьте подключение к интернету и попробуйте ещё раз.",
        });
      },
    );
  }, []);
  const prepare = useCallback(() => void load().catch(() => undefined), []);
  const wizard = useMemo(() => ({ open, prepare }), [open, prepare]);

  return (
    <WizardContext value={wizard}>
      {children}
      {request && Dialog ? (
        <Dialog
          type={request.type}
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

/** On a slow network the press must not look unheard. It appears late, so that a fast one never flickers. */
function Opening() {
  return (
    <div
      role="status"
      className="animate-appear fixed inset-0 z-50 grid place-items-center bg-overlay [animation-delay:200ms]"
    >
      <span className="flex items-center gap-3 rounded-lg bg-sheet px-5 py-4 shadow-float">
        <Spinner className="text-accent" />
        Открываем форму
      </span>
    </div>
  );
}
