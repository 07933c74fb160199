"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ResendConfirmation } from "@/components/features/accounts/sign-in/confirmation/resend-confirmation";
import { RegistrationDialog } from "@/components/features/documents/wizard/frame/registration-dialog";
import { formResolver } from "@/components/forms/form-resolver";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { showFieldErrors } from "@/components/forms/show-field-errors";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Textarea } from "@/components/ui/controls/textarea";
import { disclaimerAnswersSchema } from "@/lib/engine/answers/disclaimer-schema";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import {
  type DisclaimerKey,
  disclaimerQuestions,
} from "@/lib/engine/questions/definitions/disclaimer";
import type { QuestionDefinition } from "@/lib/engine/questions/vocabulary/definition";
import { refreshCurrentUser } from "@/lib/features/accounts/current-user";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { stripErrorCode } from "@/lib/features/documents/allowance/client";
import { useDisclaimerFile } from "@/lib/features/documents/client";
import { ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";

const fields = Object.keys(disclaimerQuestions) as DisclaimerKey[];
type Values = Record<DisclaimerKey, string>;

const empty = Object.fromEntries(fields.map((name) => [name, ""])) as Values;

/** The route's own schema without the type, which is not a form field. */
const disclaimerForm = z
  .record(z.enum(fields), z.string())
  .transform(
    (typed): z.input<typeof disclaimerAnswersSchema> => ({ ...typed, type: "socialDisclaimer" }),
  )
  .pipe(disclaimerAnswersSchema);

const inputTypes: Partial<Record<QuestionDefinition["kind"], string>> = {
  webAddress: "url",
  email: "email",
  phone: "tel",
};

type Failure = {
  text: string;
  /** What is accurate in addition to the contract's sentence about the limit. */
  truth: string | null;
  isLimit: boolean;
  needsConfirmation: boolean;
};

/** Five fields and a .docx (docs/specification/documents.md#disclaimer). */
export function DisclaimerForm() {
  const { user, isLoading } = useCurrentUser();
  const client = useQueryClient();
  const saving = useDisclaimerFile();
  /** Valid answers waiting for the visitor to sign in. */
  const [waiting, setWaiting] = useState<DocumentAnswers | null>(null);
  const [isSessionEnded, setIsSessionEnded] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm({ defaultValues: empty, resolver: formResolver(disclaimerForm) });
  const { errors } = form.formState;

  const make = async (answers: DocumentAnswers) => {
    setFailure(null);
    try {
      await saving.mutateAsync(answers);
      form.reset(empty);
      void showMessage("success", { title: "Документ создан", description: "Файл скачан!" });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        void refreshCurrentUser(client);
        setIsSessionEnded(user !== null);
        setWaiting(answers);
        return;
      }
      showFieldErrors(error, form.setError, fields);
      const isLimit = error instanceof ApiError && error.code === "LIMIT_REACHED";
      const needsConfirmation = error instanceof ApiError && error.code === "EMAIL_NOT_CONFIRMED";
      const general = "Не удалось создать документ. Попробуйте снова.";
      setFailure({
        text: isLimit
          ? "Перейдите на премиум-план для безлимитного создания документов."
          : needsConfirmation
            ? getErrorMessage(error, general)
            : general,
        truth: isLimit ? stripErrorCode(getErrorMessage(error, "")) : null,
        isLimit,
        needsConfirmation,
      });
      void showMessage("error", {
        title: isLimit ? "Лимит документов исчерпан" : "Ошибка",
        description: isLimit
          ? "Перейдите на премиум-план для безлимитного создания документов."
          : general,
      });
    }
  };

  return (
    <ScriptedForm
      className="measure mt-8 space-y-6"
      onSubmit={form.handleSubmit((answers) => {
        if (saving.isPending) return;
        // The session is not known yet: the server decides whether this is a guest.
        if (user || isLoading) void make(answers);
        else setWaiting(answers);
      })}
    >
      {fields.map((name) => {
        const question: QuestionDefinition = disclaimerQuestions[name];
        const { label, hint }: { label: string; hint?: string } =
          disclaimerQuestions[name].disclaimer;
        const optional = !("required" in question);
        const message = errors[name]?.message;
        return (
          <Field
            key={name}
            id={`disclaimer-${name}`}
            label={label}
            {...(hint && { hint })}
            {...(optional && { optional })}
            {...(message && { error: message })}
          >
            {(control) =>
              question.kind === "lines" ? (
                <Textarea {...control} rows={2} {...form.register(name)} />
              ) : (
                <Input
                  {...control}
                  type={inputTypes[question.kind] ?? "text"}
                  {...form.register(name)}
                />
              )
            }
          </Field>
        );
      })}
      {failure ? (
        <Alert
          tone="danger"
          title={failure.isLimit ? "Лимит документов исчерпан" : "Документ не создан"}
        >
          {failure.text} {failure.truth} Всё, что вы ввели, осталось в форме.{" "}
          {failure.isLimit ? (
            <Link href="/premium" className="text-accent underline">
              Что даёт «Премиум»
            </Link>
          ) : null}
          {failure.needsConfirmation ? <ResendConfirmation /> : null}
        </Alert>
      ) : null}
      <Button type="submit" pending={saving.isPending}>
        {saving.isPending ? null : <Download aria-hidden="true" strokeWidth={1.75} />}
        Создать и скачать .docx
      </Button>
      <RegistrationDialog
        open={waiting !== null}
        isSessionEnded={isSessionEnded}
        onClose={() => setWaiting(null)}
        onSignedIn={() => {
          const answers = waiting;
          setWaiting(null);
          setIsSessionEnded(false);
          if (answers) void make(answers);
        }}
      />
    </ScriptedForm>
  );
}
