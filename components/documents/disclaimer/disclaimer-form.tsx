"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { toast } from "sonner";
import { ResendConfirmation } from "@/components/account/confirmation/resend-confirmation";
import { useDisclaimerFile } from "@/components/documents/disclaimer/use-disclaimer-file";
import { RegistrationDialog } from "@/components/documents/wizard/creation/registration-dialog";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { ApiError, explain } from "@/lib/api-client/api-error";
import { type DocumentAnswers, disclaimerAnswersSchema } from "@/lib/engine/answers/schema";
import { useCurrentUser } from "@/lib/users/client";
import { refreshCurrentUser } from "@/lib/users/refresh-current-user";

const fields = ["companyName", "websiteUrl", "contactEmail", "legalAddress", "phone"] as const;
type Values = Record<(typeof fields)[number], string>;

const empty: Values = {
  companyName: "",
  websiteUrl: "",
  contactEmail: "",
  legalAddress: "",
  phone: "",
};

const checkAnswers = zodResolver(disclaimerAnswersSchema) as unknown as Resolver<
  Values,
  unknown,
  DocumentAnswers
>;

/** The route's own schema; the type is no field of the form. */
const resolver: Resolver<Values, unknown, DocumentAnswers> = (values, context, options) =>
  checkAnswers({ ...values, type: "socialDisclaimer" } as Values, context, options);

const labels: Record<keyof Values, { label: string; hint?: string; optional?: boolean }> = {
  companyName: {
    label: "Название компании или ФИО",
    hint: "Полностью: ООО «Ромашка», ИП Иванов Иван Иванович.",
  },
  websiteUrl: { label: "Адрес сайта", hint: "Например, romashka.ru или магазин.рф." },
  contactEmail: { label: "Контактный email", hint: "Попадёт в документ: сюда пишут о нарушениях." },
  legalAddress: { label: "Юридический адрес", optional: true },
  phone: { label: "Телефон", optional: true },
};

const types = { websiteUrl: "url", contactEmail: "email", phone: "tel" } as const;

type Failure = { text: string; isLimit: boolean; needsConfirmation: boolean };

/** Five fields and a .docx (specification § 2 «Social disclaimer form»). */
export function DisclaimerForm() {
  const { user, isLoading } = useCurrentUser();
  const client = useQueryClient();
  const saveDisclaimer = useDisclaimerFile();
  /** Valid answers that wait for someone to sign in. */
  const [waiting, setWaiting] = useState<DocumentAnswers | null>(null);
  const [isSessionEnded, setIsSessionEnded] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm<Values, unknown, DocumentAnswers>({ defaultValues: empty, resolver });
  const { errors } = form.formState;

  const make = async (answers: DocumentAnswers) => {
    setFailure(null);
    setIsSending(true);
    try {
      await saveDisclaimer(answers);
      form.reset(empty);
      toast.success("Документ создан", { description: "Файл скачан!" });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        void refreshCurrentUser(client);
        setIsSessionEnded(user !== null);
        setWaiting(answers);
        return;
      }
      const wrong = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
      for (const [field, [message]] of wrong) {
        if (field in empty) form.setError(field as keyof Values, { type: "server", message });
      }
      const isLimit = error instanceof ApiError && error.code === "LIMIT_REACHED";
      const needsConfirmation = error instanceof ApiError && error.code === "EMAIL_NOT_CONFIRMED";
      const general = "Не удалось создать документ. Попробуйте снова.";
      setFailure({
        text: isLimit
          ? "Перейдите на премиум-план для безлимитного создания документов."
          : needsConfirmation
            ? explain(error, general)
            : general,
        isLimit,
        needsConfirmation,
      });
      toast.error(isLimit ? "Лимит документов исчерпан" : "Ошибка", {
        description: isLimit
          ? "Перейдите на премиум-план для безлимитного создания документов."
          : general,
      });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <ScriptedForm
      className="measure mt-8 space-y-6"
      onSubmit={form.handleSubmit((answers) => {
        if (isSending) return;
        // Not known yet: the server says whether it is a guest.
        if (user || isLoading) void make(answers);
        else setWaiting(answers);
      })}
    >
      {fields.map((name) => {
        const { label, hint, optional } = labels[name];
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
              name === "legalAddress" ? (
                <Textarea {...control} rows={2} {...form.register(name)} />
              ) : (
                <Input
                  {...control}
                  type={name in types ? types[name as keyof typeof types] : "text"}
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
          {failure.text} {failure.isLimit ? null : "Всё, что вы ввели, осталось в форме."}{" "}
          {failure.isLimit ? (
            <Link href="/premium" className="text-accent underline">
              Что даёт «Премиум»
            </Link>
          ) : null}
          {failure.needsConfirmation ? <ResendConfirmation /> : null}
        </Alert>
      ) : null}
      <Button type="submit" pending={isSending}>
        {isSending ? null : <Download aria-hidden="true" strokeWidth={1.75} />}
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
