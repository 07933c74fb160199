"use client";

import { useMemo, useState } from "react";
import { FormProvider } from "react-hook-form";
import { CheckStep, RegistrationDialog } from "@/components/documents/wizard/check/use-checks";
import {
  EffectiveDateField,
  ResultStep,
} from "@/components/documents/wizard/creation/use-creation";
import { SaveStatus } from "@/components/documents/wizard/drafts/save-status";
import { FormStep, FormWorkspace } from "@/components/documents/wizard/form/form-step";
import { WizardPathProvider } from "@/components/documents/wizard/form/path-model";
import { lazyWizardPart, WaitingStep } from "@/components/documents/wizard/frame/lazy-wizard-part";
import { useWizardFlow, type WizardProps } from "@/components/documents/wizard/use-wizard-flow";
import { WizardFooter } from "@/components/documents/wizard/wizard-footer";
import { WizardNotices } from "@/components/documents/wizard/wizard-notices";
import { Button } from "@/components/ui/button";
import { documentTypeInfo } from "@/content/wizard/document-types";
import { WizardFrame } from "./frame/wizard-frame";
import { WizardAccountProvider, wizardAccount } from "./limit/wizard-account";
import { stepOf } from "./machine/wizard-machine";

/** Step 1, which a press on a type of document leaves out. */
const ChooseType = lazyWizardPart(
  async () => (await import("@/components/documents/wizard/choose-type")).ChooseType,
  {
    failure: "Список документов не загрузился",
    waiting: () => <WaitingStep words="Открываем список документов" />,
  },
);

/** Asked before answers are erased. */
const ConfirmDialog = lazyWizardPart(
  async () => (await import("@/components/ui/overlay/confirm-dialog")).ConfirmDialog,
  { failure: "Вопрос не загрузился", waiting: () => null },
);

const ConflictDialog = lazyWizardPart(
  async () => (await import("@/components/documents/wizard/drafts/conflict-dialog")).ConflictDialog,
  {
    failure: "Черновик изменён в другой вкладке, а выбор версии не загрузился",
    waiting: () => null,
  },
);

/** The three steps (docs/specification/wizard.md#steps); `useWizardFlow` leads from one to the next. */
export function Wizard(props: WizardProps) {
  const { start, user } = props;
  const { edition } = start;
  const wizard = useWizardFlow(props);
  const { stage, choice, signIn, hasConflict } = wizard.state;
  const { send, onClose } = wizard;
  const isEdition = edition !== undefined;
  const name = wizard.industryTemplate?.name ?? documentTypeInfo(wizard.type).name;
  const title =
    stage.name === "choose" ? "Новый документ" : isEdition ? `Новая редакция: ${name}` : name;
  const account = useMemo(() => wizardAccount(user, start.shared), [user, start.shared]);
  return (
    <WizardAccountProvider value={account}>
      <WizardPathProvider
        form={wizard.form}
        state={wizard.path}
        industryTemplate={wizard.industryTemplate}
        isAsking={stage.name !== "choose"}
      >
        <WizardFrame
          step={stepOf(stage)}
          title={title}
          onClose={onClose}
          back={wizard.back}
          status={
            stage.name === "fill" || stage.name === "check" ? (
              <SaveStatus
                state={wizard.saveState}
                onSignIn={() => send({ type: "signInAsked", answers: null, isSessionEnded: true })}
              />
            ) : null
          }
          footer={<WizardFooter wizard={wizard} isEdition={isEdition} isGuest={user === null} />}
        >
          {stage.name === "choose" ? (
            <ChooseType
              chosen={choice}
              onChoose={(next) => send({ type: "chosen", choice: next })}
              isGuest={user === null}
              askedTemplate={start.templateId ?? null}
              error={stage.error}
              drafts={wizard.offeredDrafts}
            />
          ) : null}
          {stage.name === "fill" || stage.name === "check" ? (
            <FormArea {...props} wizard={wizard} />
          ) : null}
          {stage.name === "create" ? (
            <WaitingStep words={isEdition ? "Создание редакции..." : "Создание документа..."} />
          ) : null}
          {stage.name === "done" ? <ResultStep created={stage.created} onClose={onClose} /> : null}
          {signIn ? (
            <RegistrationDialog
              open
              isSessionEnded={signIn.isSessionEnded}
              createsDocument={signIn.answers !== null}
              onClose={() => send({ type: "signInClosed" })}
              onSignedIn={wizard.onSignedIn}
            />
          ) : null}
          {hasConflict ? <ConflictDialog {...wizard.conflict} /> : null}
          {wizard.confirmation.open ? <ConfirmDialog {...wizard.confirmation} /> : null}
          {wizard.unchanged.open ? (
            <ConfirmDialog
              {...wizard.unchanged}
              title="Ответы не изменились"
              description="Новая редакция не нужна: она повторит прежнюю под другим номером. Слова сменятся, только если с тех пор обновился наш шаблон."
              action="Всё равно создать"
              tone="primary"
            />
          ) : null}
        </WizardFrame>
      </WizardPathProvider>
    </WizardAccountProvider>
  );
}

type FormAreaProps = WizardProps & { wizard: ReturnType<typeof useWizardFlow> };

/** Step 2: the questions or the look through the answers, beside the growing document. */
function FormArea({ start: { edition, fromCheck }, user, wizard }: FormAreaProps) {
  const { stage } = wizard.state;
  const { effective, onFollow } = wizard;
  const [currentField, setCurrentField] = useState<string | null>(null);
  if (stage.name !== "fill" && stage.name !== "check") return null;
  return (
    <FormProvider {...wizard.form}>
      <FormWorkspace
        showsDocument={stage.showsDocument}
        isChecking={stage.name === "check"}
        edition={{ date: effective.date, edition: (edition?.edition ?? 0) + 1 }}
        currentField={stage.name === "check" ? null : currentField}
        onFollow={onFollow}
      >
        {stage.name === "check" ? (
          <CheckStep answers={stage.answers} onFollow={onFollow} />
        ) : (
          <>
            <FormStep
              ref={wizard.formStep}
              onCheck={wizard.onCheck}
              onFieldFocus={setCurrentField}
              notices={
                <>
                  <WizardNotices
                    type={wizard.type}
                    isGuest={user === null}
                    isEdition={edition !== undefined}
                    control={wizard.form.control}
                    industryTemplate={wizard.industryTemplate}
                    onPlain={wizard.onPlainTemplate}
                    failure={stage.failure}
                    fromCheck={
                      fromCheck && wizard.filled ? (
                        <fromCheck.FromCheck
                          filled={wizard.filled}
                          onFollow={onFollow}
                          onLeft={wizard.onLeft}
                        />
                      ) : null
                    }
                    {...wizard.notices}
                  />
                  {edition ? <EffectiveDateField {...effective.field} /> : null}
                </>
              }
            />
            {/* On a phone the bar at the bottom leads through the sections: this is the short way. */}
            <Button
              variant="secondary"
              className="mt-5 w-full sm:hidden"
              pending={wizard.checks.waiting === "create"}
              onClick={wizard.onCreate}
            >
              {edition ? "Создать редакцию" : "Создать документ"}
            </Button>
          </>
        )}
      </FormWorkspace>
    </FormProvider>
  );
}
