"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { restoreValues } from "@/components/documents/wizard/plan/form-values";
import { Wizard } from "@/components/documents/wizard/wizard";
import { WizardFrame, WizardOpener } from "@/components/documents/wizard/wizard-frame";
import type { WizardStart } from "@/components/documents/wizard/wizard-start";
import type { WizardRequest } from "@/components/documents/wizard-context";
import { QueryProvider } from "@/components/shell/query-provider";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { explain } from "@/lib/api-client/api-error";
import { fetchDocument } from "@/lib/documents/drafts/client";
import { useCurrentUser } from "@/lib/users/client";

export type WizardDialogProps = Omit<WizardRequest, "onClose"> & { onClose: () => void };

/** The document wizard in its modal frame. Which draft is offered depends on who is here. */
export function WizardDialog(props: WizardDialogProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <QueryProvider>
      <WizardOpener value={opener}>
        <OpenWizard {...props} />
      </WizardOpener>
    </QueryProvider>
  );
}

function OpenWizard({ type, industry, templateId, draftId, edition, onClose }: WizardDialogProps) {
  const { user, isLoading } = useCurrentUser();
  const draft = useQuery({
    queryKey: ["/api/documents", draftId, "draft"],
    queryFn: () => fetchDocument(draftId ?? ""),
    enabled: draftId !== undefined,
    // Read once: from then on the form is ahead of it.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (isLoading || draft.isLoading || draft.error) {
    const step = type || draftId || edition ? 2 : 1;
    return (
      <WizardFrame step={step} title="Новый документ" onClose={onClose}>
        {draft.error ? (
          <div className="mx-auto w-full max-w-2xl flex-1 px-4 py-8">
            <Alert tone="danger" role="alert" title="Не удалось открыть черновик">
              <p>{explain(draft.error, "Сервер не ответил.")}</p>
              <Button
                variant="secondary"
                size="sm"
                className="mt-3"
                pending={draft.isFetching}
                onClick={() => void draft.refetch()}
              >
                Попробовать ещё раз
              </Button>
            </Alert>
          </div>
        ) : (
          <div role="status" className="grid flex-1 place-items-center text-ink-faint">
            <span className="sr-only">Загружаем форму</span>
            <Spinner className="size-7" />
          </div>
        )}
      </WizardFrame>
    );
  }
  const start: WizardStart = { type, industry, templateId, edition };
  if (draft.data) {
    const { id, updatedAt, type: draftType, formData } = draft.data;
    start.draft = { stored: { id, updatedAt }, values: restoreValues(draftType, formData) };
  }
  return <Wizard start={start} user={user} onClose={onClose} />;
}
