"use client";

import { useEffect, useState } from "react";
import { useMissingTemplates } from "@/components/features/documents/form/industry/use-industry-templates";
import { restoreValues } from "@/components/features/documents/form-model/form-values";
import type {
  CloseWizard,
  WizardRequest,
} from "@/components/features/documents/open-wizard/wizard-context";
import type { WizardStart } from "@/components/features/documents/wizard/drafts/wizard-start";
import {
  WizardFrame,
  WizardOpener,
} from "@/components/features/documents/wizard/frame/wizard-frame";
import { Wizard } from "@/components/features/documents/wizard/wizard";
import { QueryProvider } from "@/components/shell/query-provider";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { templateIdOf } from "@/lib/engine/industry-templates/chosen-template";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { useDraft } from "@/lib/features/documents/client";
import { hasSeenAnswers } from "@/lib/features/documents/drafts/browser-drafts";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

export type WizardDialogProps = Omit<WizardRequest, "onClose"> & { onClose: CloseWizard };

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

function OpenWizard(props: WizardDialogProps) {
  const {
    type,
    industry,
    templateId,
    known,
    shared,
    seen,
    draftId,
    edition,
    result,
    field,
    onClose,
  } = props;
  const { user, isLoading } = useCurrentUser();
  const opening = useDraft(draftId);
  const fromCheck = useFromCheck(seen !== undefined);
  const areTemplatesMissing = useMissingTemplates(
    templateId,
    templateIdOf(edition?.answers ?? result?.document.formData ?? {}),
    templateIdOf(opening.data?.formData ?? {}),
  );
  const isReady =
    !isLoading &&
    !areTemplatesMissing &&
    fromCheck !== "waiting" &&
    !opening.error &&
    !opening.isLoading;
  // A form that is on the screen is never replaced by a loading state.
  const [hasBegun, setHasBegun] = useState(isReady);
  if (isReady && !hasBegun) setHasBegun(true);
  if (!isReady && !hasBegun) {
    const step = type || draftId || edition ? 2 : result ? 3 : 1;
    return (
      <WizardFrame step={step} title="Новый документ" onClose={onClose}>
        {opening.error ? (
          <div className="mx-auto w-full max-w-2xl flex-1 px-4 py-8">
            <Alert tone="danger" role="alert" title="Не удалось открыть черновик">
              <p>{getErrorMessage(opening.error, "Сервер не ответил.")}</p>
              <Button
                variant="secondary"
                size="sm"
                className="mt-3"
                pending={opening.isFetching}
                onClick={() => void opening.refetch()}
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
  const start: WizardStart = { type, industry, templateId, known, shared, edition, result, field };
  if (typeof fromCheck === "object") Object.assign(start, { seen, fromCheck });
  if (opening.data) {
    const { id, updatedAt, type: draftType, formData } = opening.data;
    start.shared = opening.data.shared;
    start.draft = { stored: { id, updatedAt }, values: restoreValues(draftType, formData) };
  }
  return <Wizard start={start} user={user} onClose={onClose} />;
}

const loadFromCheck = () => import("@/components/features/documents/wizard/drafts/from-check");

/** The code that puts in what a check saw; without it the form opens empty, and nothing unseen gets into it. */
function useFromCheck(isAsked: boolean) {
  const [isNeeded] = useState(() => isAsked || hasSeenAnswers());
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadFromCheck>> | "waiting" | "none">(
    isNeeded ? "waiting" : "none",
  );
  useEffect(() => {
    if (isNeeded) loadFromCheck().then(setCode, () => setCode("none"));
  }, [isNeeded]);
  return code;
}
