"use client";

import { useMemo, useState } from "react";
import { FormProvider } from "react-hook-form";
import {
  WizardAccountProvider,
  wizardAccount,
} from "@/components/features/documents/form/account/wizard-account";
import {
  lazyFormPart,
  WaitingStep,
} from "@/components/features/documents/form/lazy/lazy-form-part";
import { WizardPathProvider } from "@/components/features/documents/form/path-model";
import { CheckStep } from "@/components/features/documents/wizard/check/use-checks";
import { EffectiveDateField } from "@/components/features/documents/wizard/creation/effective-date";
import { ResultStep } from "@/components/features/documents/wizard/creation/use-creation";
import { SaveStatus } from "@/components/features/documents/wizard/drafts/save-status";
import { FormStep, FormWorkspace } from "@/components/features/documents/wizard/fill/form-step";
import {
  useWizardFlow,
  type WizardFlow,
  type WizardProps,
} from "@/components/features/documents/wizard/flow/use-wizard-flow";
import { WizardFrame } from "@/components/features/documents/wizard/frame/wizard-frame";
import {
  type FormStage,
  stepOf,
} from "@/components/features/documents/wizard/machine/wizard-machine";
import { WizardFooter } from "@/components/features/documents/wizard/wizard-footer";
import { WizardNotices } from "@/components/features/documents/wizard/wizard-notices";
import { WizardOverlays } from "@/components/features/documents/wizard/wizard-overlays";
import { Button } from "@/components/ui/button";
import { documentTypeInfo } from "@/content/documents/document-types";

/** Step 1, which a press on a type of document leaves out. */
const ChooseType = lazyFormPart(
  async () => (await import("@/components/features/documents/wizard/choose-type")).ChooseType,
  {
    failure: "Список документов не загрузился",
    waiting: () => <WaitingStep message="Открываем список документов" />,
  },
);

/** The three steps (docs/specification/wizard.md#steps); `useWizardFlow` leads from one to the next. */
export function Wizard(props: WizardProps) {
  const { start, user } = props;
  const wizard = useWizardFlow(props);
  const { state, send, answers, navigation, drafts, creation, overlays } = wizard;
  const { stage, choice } = state;
  const isEdition = start.edition !== undefined;
  const isGuest = user === null;
  const name = answers.industryTemplate?.name ?? documentTypeInfo(answers.type).name;
  const title =
    stage.name === "choose" ? "Новый документ" : isEdition ? `Новая редакция: ${name}` : name;
  const account = useMemo(() => wizardAccount(user, start.shared), [user, start.shared]);
  return (
    <WizardAccountProvider value={account}>
      <WizardPathProvider
        form={answers.form}
        state={answers.path}
        industryTemplate={answers.industryTemplate}
        isAsking={stage.name !== "choose"}
      >
        <WizardFrame
          step={stepOf(stage)}
          title={title}
          onClose={navigation.onClose}
          back={navigation.back}
          status={
            stage.name === "fill" || stage.name === "check" ? (
              <SaveStatus
                state={drafts.saveState}
                onSignIn={() => send({ type: "signInAsked", answers: null, isSessionEnded: true })}
                onChooseVersion={() => send({ type: "conflictFound" })}
              />
            ) : null
          }
          footer={
            <WizardFooter
              state={state}
              send={send}
              answers={answers}
              navigation={navigation}
              creation={creation}
              isEdition={isEdition}
              isGuest={isGuest}
            />
          }
        >
          {stage.name === "choose" ? (
            <ChooseType
              chosen={choice}
              onChoose={(next) => send({ type: "chosen", choice: next })}
              isGuest={isGuest}
              askedTemplate={start.templateId ?? null}
              error={stage.error}
              drafts={drafts.offered}
            />
          ) : null}
          {stage.name === "fill" || stage.name === "check" ? (
            <FormArea stage={stage} start={start} isGuest={isGuest} wizard={wizard} />
          ) : null}
          {stage.name === "create" ? (
            <WaitingStep message={isEdition ? "Создание редакции..." : "Создание документа..."} />
          ) : null}
          {stage.name === "done" ? (
            <ResultStep created={stage.created} onClose={navigation.onClose} />
          ) : null}
          <WizardOverlays state={state} send={send} overlays={overlays} isEdition={isEdition} />
        </WizardFrame>
      </WizardPathProvider>
    </WizardAccountProvider>
  );
}

type FormAreaProps = Pick<WizardProps, "start"> & {
  stage: FormStage;
  isGuest: boolean;
  wizard: Pick<WizardFlow, "answers" | "navigation" | "drafts" | "prefill" | "creation">;
};

/** Step 2: the questions or the look through the answers, next to the growing document. */
function FormArea({ stage, start: { edition, fromCheck }, isGuest, wizard }: FormAreaProps) {
  const { answers, navigation, drafts, prefill, creation } = wizard;
  const { onOpenQuestion } = navigation;
  const { effective } = creation;
  const [currentField, setCurrentField] = useState<string | null>(null);
  return (
    <FormProvider {...answers.form}>
      <FormWorkspace
        showsDocument={stage.showsDocument}
        isChecking={stage.name === "check"}
        edition={{ date: effective.date, edition: (edition?.edition ?? 0) + 1 }}
        currentField={stage.name === "check" ? null : currentField}
        onOpenQuestion={onOpenQuestion}
      >
        {stage.name === "check" ? (
          <CheckStep answers={stage.answers} onOpenQuestion={onOpenQuestion} />
        ) : (
          <>
            <FormStep
              ref={navigation.formStep}
              onCheck={creation.onCheck}
              onFieldFocus={setCurrentField}
              notices={
                <>
                  <WizardNotices
                    answers={answers}
                    draft={drafts.notices}
                    isGuest={isGuest}
                    isEdition={edition !== undefined}
                    failure={stage.failure}
                    fromCheck={
                      fromCheck && prefill.filled ? (
                        <fromCheck.FromCheck
                          filled={prefill.filled}
                          onOpenQuestion={onOpenQuestion}
                          onLeft={prefill.onLeft}
                        />
                      ) : null
                    }
                  />
                  {edition ? <EffectiveDateField {...effective.field} /> : null}
                </>
              }
            />
            {/* On a phone the bar at the bottom leads through the sections: this is the short way. */}
            <Button
              variant="secondary"
              className="mt-5 w-full sm:hidden"
              pending={creation.checks.waiting === "create"}
              onClick={creation.onCreate}
            >
              {edition ? "Создать редакцию" : "Создать документ"}
            </Button>
          </>
        )}
      </FormWorkspace>
    </FormProvider>
  );
}
