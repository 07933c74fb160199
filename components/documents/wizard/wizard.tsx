"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormProvider, type Resolver, useForm } from "react-hook-form";
import { toast } from "sonner";
import { ChooseType } from "@/components/documents/wizard/choose-type";
import {
  type CreationFailure,
  toCreationFailure,
} from "@/components/documents/wizard/creation/creation-failure";
import { RegistrationDialog } from "@/components/documents/wizard/creation/registration-dialog";
import { DraftOffer } from "@/components/documents/wizard/drafts/draft-offer";
import { findDraft } from "@/components/documents/wizard/drafts/draft-storage";
import { useDraft } from "@/components/documents/wizard/drafts/use-draft";
import type { FormStepHandle } from "@/components/documents/wizard/form/form-step";
import { FormWorkspace } from "@/components/documents/wizard/form/form-workspace";
import { toAnswers, wizardSchema } from "@/components/documents/wizard/plan/form-answers";
import { shownFields } from "@/components/documents/wizard/plan/form-plan";
import { emptyValues, type WizardValues } from "@/components/documents/wizard/plan/form-values";
import { ResultStep } from "@/components/documents/wizard/result/result-step";
import { WizardFooter } from "@/components/documents/wizard/wizard-footer";
import { WizardFrame, type WizardStep } from "@/components/documents/wizard/wizard-frame";
import { WizardNotices } from "@/components/documents/wizard/wizard-notices";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { documentTypeInfo } from "@/content/document-types";
import { ApiError } from "@/lib/api-client/api-error";
import { useCreateDocument } from "@/lib/documents/client";
import type { CreatedDocument } from "@/lib/documents/types";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { refreshCurrentUser } from "@/lib/users/client";
import type { CurrentUser } from "@/lib/users/types";

const checkAnswers = zodResolver(wizardSchema) as unknown as Resolver<
  WizardValues,
  unknown,
  DocumentAnswers
>;

/** The same schema as the route, over what was asked. */
const resolver: Resolver<WizardValues, unknown, DocumentAnswers> = (values, context, options) =>
  checkAnswers(toAnswers(values) as unknown as WizardValues, context, options);

type WizardProps = {
  initialType: DocumentType | null;
  user: CurrentUser | null;
  onClose: () => void;
};

/** The three steps and what leads from one to the next (specification § 4 «Wizard»). */
export function Wizard({ initialType, user, onClose: close }: WizardProps) {
  const [draft, setDraft] = useState(() => findDraft(user?.id ?? null));
  const [step, setStep] = useState<WizardStep>(initialType ? 2 : 1);
  const [chosen, setChosen] = useState(initialType);
  const [hasBegun, setHasBegun] = useState(initialType !== null);
  const [typeError, setTypeError] = useState<string | null>(null);
  const [failure, setFailure] = useState<CreationFailure | null>(null);
  const [created, setCreated] = useState<CreatedDocument | null>(null);
  /** Valid answers that wait for someone to sign in. */
  const [waiting, setWaiting] = useState<DocumentAnswers | null>(null);
  const [isSessionEnded, setIsSessionEnded] = useState(false);
  const [asksToRestart, setAsksToRestart] = useState(false);
  const [showsDocument, setShowsDocument] = useState(false);
  const formStep = useRef<FormStepHandle>(null);
  const signedInHere = useRef(false);
  const queryClient = useQueryClient();
  const router = useRouter();
  const creation = useCreateDocument();

  const form = useForm<WizardValues, unknown, DocumentAnswers>({
    defaultValues: draft
      ? { ...draft.values, type: initialType ?? draft.values.type }
      : emptyValues(initialType ?? "privacy"),
    resolver,
    mode: "onSubmit",
    reValidateMode: "onChange",
    // The error summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const discardDraft = useDraft(form, user?.id ?? null);

  const onClose = () => {
    close();
    // Pages fetched ahead for the guest are of no use to the user: `/` is another screen now.
    if (signedInHere.current) router.refresh();
  };

  const begin = (type: DocumentType) => {
    form.setValue("type", type);
    setChosen(type);
    setTypeError(null);
    setHasBegun(true);
    setStep(2);
  };

  const restart = () => {
    discardDraft();
    setDraft(null);
    setAsksToRestart(false);
    setFailure(null);
    form.reset(emptyValues(form.getValues("type")));
  };

  /** Later: the form publishes its errors, and step 2 is back on the page, only after this call. */
  const showProblems = (fields: string[]) =>
    setTimeout(() => {
      // On a phone the document may stand in the place of the form.
      flushSync(() => setShowsDocument(false));
      formStep.current?.showProblems(fields);
    });

  const make = async (answers: DocumentAnswers) => {
    setFailure(null);
    setStep(3);
    try {
      setCreated(await creation.mutateAsync(answers));
      discardDraft();
      setDraft(null);
      toast.success("Документ создан!");
    } catch (error) {
      setStep(2);
      if (error instanceof ApiError && error.status === 401) {
        // The session ended in the middle: nothing is lost, sign in and it goes on.
        void refreshCurrentUser(queryClient);
        setIsSessionEnded(true);
        setWaiting(answers);
        return;
      }
      const asked: string[] = shownFields(form.getValues());
      // What is not asked here (a type without a template) has no field to stand beside.
      const wrong = Object.entries(error instanceof ApiError ? error.fieldErrors : {}).filter(
        ([field]) => asked.includes(field),
      );
      for (const [field, [message]] of wrong) {
        form.setError(field as keyof WizardValues, { type: "server", message });
      }
      if (wrong.length === 0) setFailure(toCreationFailure(error));
      else showProblems(wrong.map(([field]) => field));
    }
  };

  const submit = form.handleSubmit(
    (answers) => (user ? make(answers) : setWaiting(answers)),
    (errors) => void showProblems(Object.keys(errors)),
  );

  const again = () => {
    setCreated(null);
    setChosen(null);
    setStep(1);
  };

  const type = form.watch("type");

  return (
    <WizardFrame
      step={step}
      title={step === 1 ? "Новый документ" : documentTypeInfo(type).name}
      onClose={onClose}
      footer={
        <WizardFooter
          step={step}
          isCreated={created !== null}
          showsDocument={showsDocument}
          onShowDocument={setShowsDocument}
          onBack={() => setStep(1)}
          onNext={() => (chosen ? begin(chosen) : setTypeError("Выберите тип документа"))}
          onAgain={again}
          onClose={onClose}
        />
      }
    >
      {step === 1 ? (
        <ChooseType
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next);
            setTypeError(null);
          }}
          error={typeError}
          offer={
            draft && !hasBegun ? (
              <DraftOffer
                draft={draft}
                onContinue={() => begin(draft.values.type)}
                onDiscard={() => setAsksToRestart(true)}
              />
            ) : null
          }
        />
      ) : null}
      {step === 2 ? (
        <FormProvider {...form}>
          <FormWorkspace
            ref={formStep}
            onSubmit={submit}
            showsDocument={showsDocument}
            onFollow={(field) => {
              flushSync(() => setShowsDocument(false));
              formStep.current?.focusField(field);
            }}
            notices={
              <WizardNotices
                type={type}
                user={user}
                failure={failure}
                draft={draft}
                onRestart={() => setAsksToRestart(true)}
              />
            }
          />
        </FormProvider>
      ) : null}
      {step === 3 ? <ResultStep created={created} user={user} /> : null}
      <RegistrationDialog
        open={waiting !== null}
        isSessionEnded={isSessionEnded}
        onClose={() => setWaiting(null)}
        onSignedIn={() => {
          const answers = waiting;
          setWaiting(null);
          signedInHere.current = true;
          if (answers) void make(answers);
        }}
      />
      <ConfirmDialog
        open={asksToRestart}
        onOpenChange={setAsksToRestart}
        title="Начать заново?"
        description="Все ответы этого черновика будут стёрты. Готовые документы останутся."
        action="Стереть и начать заново"
        onConfirm={restart}
      />
    </WizardFrame>
  );
}
