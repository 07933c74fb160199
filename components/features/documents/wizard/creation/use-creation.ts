"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { useIndustryTemplates } from "@/components/features/documents/form/industry/use-industry-templates";
import {
  lazyFormPart,
  WaitingStep,
} from "@/components/features/documents/form/lazy/lazy-form-part";
import { chosenIndustryTemplate } from "@/components/features/documents/form-model/chosen-industry-template";
import { fieldsWithErrors } from "@/components/features/documents/form-model/field-errors";
import { shownFields } from "@/components/features/documents/form-model/form-model";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import type { EditionStart } from "@/components/features/documents/open-wizard/wizard-context";
import type { useChecks } from "@/components/features/documents/wizard/check/use-checks";
import type { useEffectiveDate } from "@/components/features/documents/wizard/creation/effective-date";
import type { AutosaveHandle } from "@/components/features/documents/wizard/drafts/use-autosave";
import type { FormStepHandle } from "@/components/features/documents/wizard/fill/form-step";
import type {
  CreationFailure,
  WizardEvent,
} from "@/components/features/documents/wizard/machine/wizard-machine";
import { showFieldErrors } from "@/components/forms/show-field-errors";
import { showMessage } from "@/components/shell/messages/show-message";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { isSame, isUntouched } from "@/lib/engine/passport/facts";
import { formModel } from "@/lib/engine/questions/form-model";
import { definitionOf, type QuestionKey, questionKeys } from "@/lib/engine/questions/questions";
import { refreshCurrentUser } from "@/lib/features/accounts/current-user";
import { stripErrorCode } from "@/lib/features/documents/allowance/client";
import { createDocument } from "@/lib/features/documents/client";
import { createEdition } from "@/lib/features/documents/editions/client";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";
import { useIsUnmounted } from "@/lib/platform/api-client/use-is-unmounted";

/** What to do with a document: loaded while it is being made. */
export const ResultStep = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/wizard/result/result-step")).ResultStep,
  {
    failure: "Документ создан и сохранён, но не загрузился",
    waiting: WaitingStep,
  },
);

type UseCreation = {
  form: UseFormReturn<WizardValues, unknown, DocumentAnswers>;
  checks: ReturnType<typeof useChecks>;
  saving: AutosaveHandle;
  edition: EditionStart | undefined;
  /** The site of another user that the document is for. */
  siteId: string | undefined;
  effective: ReturnType<typeof useEffectiveDate>;
  isGuest: boolean;
  send: (event: WizardEvent) => void;
  /** Returns to the questions; `act` then finds them on the page. */
  returnToForm: (act: (form: FormStepHandle | null) => void) => void;
};

/** From the form's answers to the document or new edition: validates, sends, and shows the result or the errors. */
export function useCreation(options: UseCreation) {
  const { form, checks, saving, edition, siteId, effective, isGuest, send, returnToForm } = options;
  const client = useQueryClient();
  const templates = useIndustryTemplates();
  const isUnmounted = useIsUnmounted();

  const store = async (answers: DocumentAnswers): Promise<CreatedDocument> => {
    if (edition) {
      const { documentId: id, edition: after } = edition;
      return createEdition({
        id,
        after,
        effectiveDate: effective.date,
        answers: withUnasked(answers, edition),
      });
    }
    const draft = await saving.autosave.pause();
    return createDocument({ answers, draft: draft?.id ?? null, site: siteId ?? null });
  };

  /** Marks the fields that the server rejected, if the form shows them. */
  const markRejectedFields = (error: unknown): string[] => {
    const values = form.getValues();
    const askedFields = shownFields(values, chosenIndustryTemplate(values, templates));
    // A question that the form does not show (a type without a template) has no field for its error.
    return showFieldErrors(error, form.setError, askedFields);
  };

  /** Deferred: the form publishes its errors, and the step is rendered again, only after this call. */
  const showProblems = (fields: string[]) =>
    setTimeout(() => returnToForm((handle) => handle?.showProblems(fields)));

  const make = async (answers: DocumentAnswers): Promise<void> => {
    send({ type: "creationStarted" });
    // Loaded while the server works, so that the result does not wait for it.
    ResultStep.prepare().catch(() => undefined);
    try {
      const created = await store(answers);
      send({ type: "created", created });
      saving.autosave.discard();
      void showMessage("success", {
        title: edition ? "Новая редакция создана" : "Документ создан!",
      });
    } catch (error) {
      saving.autosave.resume();
      const isSessionEnded = error instanceof ApiError && error.status === 401;
      if (isSessionEnded) void refreshCurrentUser(client);
      if (isUnmounted.current) return showClosedFailure(error, edition !== undefined);
      if (isSessionEnded) {
        send({ type: "creationFailed", failure: null });
        // Nothing is lost: after signing in the user gets the document.
        return send({ type: "signInAsked", answers, isSessionEnded: true });
      }
      const rejectedFields = markRejectedFields(error);
      send({
        type: "creationFailed",
        failure: rejectedFields.length > 0 ? null : toFailure(error),
      });
      if (rejectedFields.length > 0) showProblems(rejectedFields);
    }
  };

  /** Calls `act` with the answers if they are valid; otherwise shows the errors. */
  const withAnswers = (wanted: "check" | "create", act: (answers: DocumentAnswers) => void) =>
    void checks.withRules(wanted, () =>
      form.handleSubmit(
        (answers) => {
          if (!edition || effective.check()) act(answers);
          else returnToForm(effective.focus);
        },
        (errors) => void showProblems(fieldsWithErrors(errors)),
      )(),
    );

  return {
    make,
    check: () => withAnswers("check", (answers) => send({ type: "checked", answers })),
    create: () =>
      withAnswers("create", (answers) => {
        if (isGuest) send({ type: "signInAsked", answers, isSessionEnded: false });
        else if (edition && givesSameDocument(withUnasked(answers, edition), edition.answers)) {
          send({ type: "unchangedFound", answers });
        } else void make(answers);
      }),
  };
}

/** Fields that no form asks for keep their value from the previous edition. */
function withUnasked(answers: DocumentAnswers, { answers: before }: EditionStart): DocumentAnswers {
  if (answers.type === "socialDisclaimer" || before.type === "socialDisclaimer") return answers;
  const unasked = formModel.unasked.map((field) => [field, before[field]]);
  return { ...answers, ...Object.fromEntries(unasked) };
}

/** Whether both give the same document: an answer equal to its default counts as missing. */
function givesSameDocument(a: DocumentAnswers, b: DocumentAnswers): boolean {
  const withoutDefaults = (answers: DocumentAnswers) =>
    Object.fromEntries(
      Object.entries(answers).filter(
        ([key, value]) => !isUntouched(key, value) && !isAbsence(key, value),
      ),
    );
  return isSame(withoutDefaults(a), withoutDefaults(b));
}

function isAbsence(key: string, value: unknown): boolean {
  const question = questionKeys.includes(key as QuestionKey) && definitionOf(key as QuestionKey);
  return question && "absent" in question && question.absent === value;
}

/** No form is left to show the failure over. */
function showClosedFailure(error: unknown, isEdition: boolean): void {
  const { text, clarification } = toFailure(error);
  void showMessage("error", {
    title: isEdition ? "Новая редакция не создана" : "Документ не создан",
    description: `Ответы сохранены в черновике. ${clarification ?? text}`,
  });
}

/** The message when the document was not made: docs/specification/messages.md#documents. */
function toFailure(error: unknown): CreationFailure {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "LIMIT_REACHED") {
    return {
      title: "Лимит документов исчерпан",
      text: "Перейдите на премиум-план для безлимитного создания документов.",
      // The sentence above is a contract; this one is accurate (docs/specification/plans.md#limit-reached).
      clarification: stripErrorCode(getErrorMessage(error, "")),
      leadsToPremium: true,
      needsConfirmation: false,
    };
  }
  return {
    title: "Ошибка создания документа",
    text: getErrorMessage(error, "Произошла ошибка при создании документа"),
    leadsToPremium: code === "PREMIUM_REQUIRED",
    needsConfirmation: code === "EMAIL_NOT_CONFIRMED",
  };
}
