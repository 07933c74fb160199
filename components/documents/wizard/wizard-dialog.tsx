"use client";

import { Wizard } from "@/components/documents/wizard/wizard";
import { WizardFrame } from "@/components/documents/wizard/wizard-frame";
import { Spinner } from "@/components/ui/spinner";
import type { DocumentType } from "@/lib/engine/answers/options";
import { useCurrentUser } from "@/lib/users/client";

export type WizardDialogProps = {
  /** The type to begin step 2 with; null begins at step 1. */
  type: DocumentType | null;
  onClose: () => void;
};

/** The document wizard in its modal frame. Which draft is offered depends on who is here. */
export function WizardDialog({ type, onClose }: WizardDialogProps) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) {
    return (
      <WizardFrame step={type ? 2 : 1} title="Новый документ" onClose={onClose}>
        <div role="status" className="grid flex-1 place-items-center text-ink-faint">
          <span className="sr-only">Загружаем форму</span>
          <Spinner className="size-7" />
        </div>
      </WizardFrame>
    );
  }
  return <Wizard initialType={type} user={user} onClose={onClose} />;
}
