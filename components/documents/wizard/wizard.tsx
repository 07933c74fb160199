"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormProvider, useForm } from "react-hook-form";
import { useChecks, useLateResolver } from "@/components/documents/wizard/check/use-checks";
import type { DocumentChoice } from "@/components/documents/wizard/choose-type";
import { RegistrationDialog } from "@/components/documents/wizard/creation/registration-dialog";
import { useCreation } from "@/components/documents/wizard/creation/use-creation";
import { ConflictDialog } from "@/components/documents/wizard/drafts/conflict-dialog";
import { DraftOffer } from "@/components/documents/wizard/drafts/draft-offer";
import { SaveStatus } from "@/components/documents/wizard/drafts/save-status";
import { useAutosave } from "@/components/documents/wizard/drafts/use-autosave";
import { useDrafts } from "@/components/documents/wizard/drafts/use-drafts";
import { EffectiveDateField } from "@/components/documents/wizard/editions/effective-date-field";
import { useEffectiveDate } from "@/components/documents/wizard/editions/use-effective-date";
import { erredFields } from "@/components/documents/wizard/field-errors";
import { FormStep, type FormStepHandle } from "@/components/documents/wizard/form/form-step";
import { FormWorkspace } from "@/components/documents/wizard/form/form-workspace";
import { planOf } from "@/components/documents/wizard/industry/plan-of";
import { useIndustryTemplates } from "@/components/documents/wizard/industry/use-industry-templates";
import { refreshVisitor } from "@/components/documents/wizard/late-client";
import {
  CheckStep,
  ChooseType,
  ConfirmDialog,
  CreationWait,
  ResultStep,
} from "@/components/documents/wizard/later-steps";
import {
  chooseIndustryTemplate,
  chosenIndustryTemplate,
  templateFields,
} from "@/components/documents/wizard/plan/chosen-industry-template";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import { useWizardHistory } from "@/components/documents/wizard/use-wizard-history";
import { WizardFooter } from "@/components/documents/wizard/wizard-footer";
import { WizardFrame, type WizardStep } from "@/components/documents/wizard/wizard-frame";
import { WizardNotices } from "@/components/documents/wizard/wizard-notices";
import {
  beginWizard,
  type WizardStart,
  withAskedTemplate,
} from "@/components/documents/wizard/wizard-start";
import { documentTypeInfo } from "@/content/wizard/document-types";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { templateField } from "@/lib/engine/industry-templates/chosen";
import type { DocumentType } from "@/lib/engine/questions/options";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { canUseIndustryTemplate } from "@/lib/features/documents/policy";

type WizardProps = { start: WizardStart; user: CurrentUser | null; onClose: () => Promise<void> };
/** What a sign-in is asked for: to go on saving, or to make the document of these answers. */
type SignInRequest = { answers: DocumentAnswers | null; isSessionEnded: boolean };

/** The three steps and what leads from one to the next (docs/specification/wizard.md#steps). */
export function Wizard({ start, user, onClose: close }: WizardProps) {
  const templates = useIndustryTemplates();
  const [beginning] = useState(() =>
    beginWizard(withAskedTemplate(start, templates, planOf(user)), user?.id ?? null),
  );
  const [step, setStep] = useState<WizardStep>(beginning.type ? 2 : 1);
  const [chosen, setChosen] = useState<DocumentChoice | null>(null);
  const [typeError, setTypeError] = useState<string | null>(null);
  /** Valid answers that are being looked through. */
  const [checked, setChecked] = useState<DocumentAnswers | null>(null);
  const [signIn, setSignIn] = useState<SignInRequest | null>(null);
  const [showsDocument, setShowsDocument] = useState(false);
  const [currentField, setCurrentField] = useState<string | null>(null);
  const [openSections, setOpenSections] = useState<ReadonlySet<string> | null>(null);
  const formStep = useRef<FormStepHandle>(null);
  const signedInHere = useRef(false);
  const router = useRouter();

  const form = useForm<WizardValues, unknown, DocumentAnswers>({
    defaultValues: beginning.values,
    resolver: useLateResolver(templates),
    mode: "onSubmit",
    reValidateMode: "onChange",
    // The error summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const checks = useChecks(form);
  const { edition } = start;
  const saving = useAutosave({
    form,
    userId: user?.id ?? null,
    documentId: edition?.documentId,
    stored: beginning.stored,
    isAhead: beginning.isAhead,
    onSessionEnd: () => void refreshVisitor(),
  });
  const drafts = useDrafts({ form, saving, beginning, edition, user });
  const effective = useEffectiveDate();

  const onClose = async () => {
    await close();
    // Pages fetched ahead for the guest are of no use to the user: `/` is another screen now.
    if (signedInHere.current) router.refresh();
  };

  const chooseTemplate = (id: string | null) => {
    const industryTemplate = templates.find((template) => template.id === id);
    chooseIndustryTemplate(form, industryTemplate ?? null);
  };

  /** Step 2 of what was chosen. A draft brings its own template. */
  const begin = (type: DocumentType, choice?: DocumentChoice) => {
    drafts.begin(type);
    if (choice) chooseTemplate(choice.templateId);
    setTypeError(null);
    setChecked(null);
    setShowsDocument(false);
    setOpenSections(null);
    setStep(2);
  };

  const chooseAgain = () => {
    const values = form.getValues();
    const industryTemplate = chosenIndustryTemplate(values, templates);
    const isOffered =
      industryTemplate !== null && canUseIndustryTemplate(planOf(user), industryTemplate);
    setChosen({ type: values.type, templateId: isOffered ? industryTemplate.id : null });
    setStep(1);
  };

  /** Back among the questions; then `act` finds them on the page. */
  const returnToForm = (act: (form: FormStepHandle | null) => void, withDocument = false) => {
    // On a phone the document may stand in the place of the form.
    flushSync(() => {
      setChecked(null);
      setShowsDocument(withDocument);
    });
    act(formStep.current);
  };
  /** Later: the form publishes its errors, and step 2 is back on the page, only after this call. */
  const showProblems = (fields: string[]) =>
    setTimeout(() => returnToForm((handle) => handle?.showProblems(fields)));
  const follow = (field: string) => returnToForm((handle) => handle?.focusField(field));

  const creation = useCreation({
    form,
    saving,
    edition,
    effectiveDate: effective.date,
    onStep: setStep,
    onRefused: showProblems,
    onSessionEnd: (answers) => setSignIn({ answers, isSessionEnded: true }),
  });

  const withAnswers = (wanted: "check" | "create", act: (answers: DocumentAnswers) => void) =>
    void checks.withRules(wanted, () =>
      form.handleSubmit(
        (answers) => {
          if (!edition || effective.check()) act(answers);
          else returnToForm(effective.focus);
        },
        (errors) => void showProblems(erredFields(errors)),
      )(),
    );
  const check = () =>
    withAnswers("check", (answers) => {
      setShowsDocument(false);
      setChecked(answers);
    });
  const create = () =>
    withAnswers("create", (answers) =>
      user ? void creation.make(answers) : setSignIn({ answers, isSessionEnded: false }),
    );

  useWizardHistory(
    { step, isChecking: checked !== null, showsDocument, isCreated: creation.created !== null },
    {
      close: () => void onClose(),
      choose: edition ? null : chooseAgain,
      begin: chosen && (() => begin(chosen.type, chosen)),
      showForm: (withDocument) => returnToForm(() => undefined, withDocument),
      check,
    },
  );

  const again = () => {
    creation.forget();
    setChecked(null);
    setChosen(null);
    setStep(1);
  };
  const [type, template] = form.watch([...templateFields]);
  const industryTemplate = chosenIndustryTemplate({ type, [templateField]: template }, templates);
  const name = industryTemplate?.name ?? documentTypeInfo(type).name;
  return (
    <WizardFrame
      step={step}
      title={step === 1 ? "Новый документ" : edition ? `Новая редакция: ${name}` : name}
      onClose={onClose}
      status={
        step === 2 ? (
          <SaveStatus
            state={saving.state}
            onSignIn={() => setSignIn({ answers: null, isSessionEnded: true })}
          />
        ) : null
      }
      footer={
        <WizardFooter
          step={step}
          isCreated={creation.created !== null}
          isChecking={checked !== null}
          createLabel={edition ? "Создать редакцию" : "Создать документ"}
          canGoBack={!edition}
          showsDocument={showsDocument}
          checks={checks.state}
          onShowDocument={setShowsDocument}
          onBack={() => (checked ? returnToForm(() => undefined) : chooseAgain())}
          onNext={() =>
            chosen ? begin(chosen.type, chosen) : setTypeError("Выберите тип документа")
          }
          onCheck={check}
          onCreate={create}
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
          user={planOf(user)}
          askedTemplate={start.templateId ?? null}
          error={typeError}
          offer={<DraftOffer drafts={drafts.offered(begin)} />}
        />
      ) : null}
      {step === 2 ? (
        <FormProvider {...form}>
          <FormWorkspace
            showsDocument={showsDocument}
            isChecking={checked !== null}
            edition={{ date: effective.date, edition: (edition?.edition ?? 0) + 1 }}
            currentField={checked ? null : currentField}
            onFollow={follow}
          >
            {checked ? (
              <CheckStep answers={checked} onFollow={follow} />
            ) : (
              <FormStep
                ref={formStep}
                open={openSections}
                onOpen={setOpenSections}
                onFieldFocus={setCurrentField}
                notices={
                  <>
                    <WizardNotices
                      type={type}
                      user={user}
                      industryTemplate={industryTemplate}
                      onPlain={() => chooseTemplate(null)}
                      failure={creation.failure}
                      {...drafts.notices}
                    />
                    {edition ? <EffectiveDateField {...effective.field} /> : null}
                  </>
                }
              />
            )}
          </FormWorkspace>
        </FormProvider>
      ) : null}
      {step === 3 && !creation.created ? <CreationWait isEdition={edition !== undefined} /> : null}
      {step === 3 && creation.created ? (
        <ResultStep
          created={creation.created}
          user={user}
          isEdition={edition !== undefined}
          onClose={onClose}
        />
      ) : null}
      <RegistrationDialog
        open={signIn !== null}
        isSessionEnded={signIn?.isSessionEnded ?? false}
        createsDocument={signIn?.answers != null}
        onClose={() => setSignIn(null)}
        onSignedIn={() => {
          const answers = signIn?.answers;
          setSignIn(null);
          signedInHere.current = true;
          if (answers) void creation.make(answers);
        }}
      />
      <ConflictDialog
        open={saving.state.kind === "conflict" && step === 2}
        onOpenOther={drafts.openOther}
        onKeepMine={() => saving.autosave.overwrite()}
      />
      {drafts.confirmation.open ? <ConfirmDialog {...drafts.confirmation} /> : null}
    </WizardFrame>
  );
}
