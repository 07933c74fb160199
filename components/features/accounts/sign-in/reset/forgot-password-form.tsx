"use client";

import Link from "next/link";
import { type SubmitEvent, useState } from "react";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { useForgotPassword } from "@/lib/features/accounts/reset/client";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

/** `/forgot-password`: asks for an e-mail address; the response is the same for every address. */
export function ForgotPasswordForm() {
  const [email, setEmail] = useState("");
  const [isEmpty, setIsEmpty] = useState(false);
  const forgot = useForgotPassword();
  const fieldError = fieldMessages(forgot.error).email;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (forgot.isPending) return;
    setIsEmpty(!email.trim());
    if (email.trim()) forgot.mutate(email.trim());
  };

  if (forgot.isSuccess) {
    return (
      <Card className="mx-auto max-w-md p-6 sm:p-8">
        <div role="status">
          <h1 className="text-xl">Проверьте почту</h1>
          <p className="mt-2 text-ink-soft">
            Если адрес <span className="font-medium wrap-anywhere text-ink">{email.trim()}</span>{" "}
            зарегистрирован, на него придёт письмо со ссылкой. Она действует один час. Не видите
            письма — загляните в папку «Спам».
          </p>
        </div>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => forgot.reset()}>
            Указать другой адрес
          </Button>
        </p>
      </Card>
    );
  }
  return (
    <Card className="mx-auto max-w-md p-6 sm:p-8">
      <h1 className="text-xl">Восстановление пароля</h1>
      <p className="mt-1.5 text-sm text-ink-soft">
        Укажите email, с которым вы регистрировались. Пришлём ссылку для нового пароля.
      </p>
      <ScriptedForm onSubmit={submit} className="mt-5 space-y-5">
        {forgot.error && !fieldError ? (
          <Alert tone="danger" role="alert" title="Письмо не отправлено">
            {getErrorMessage(forgot.error, "Попробуйте ещё раз.")}
          </Alert>
        ) : null}
        <Field
          id="forgot-email"
          label="Email"
          error={isEmpty ? "Укажите email" : (fieldError ?? undefined)}
        >
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="w-full" pending={forgot.isPending}>
          Прислать ссылку
        </Button>
      </ScriptedForm>
      <p className="mt-5 text-sm">
        <Link href="/login" className="text-accent">
          Вспомнили? Войти
        </Link>
      </p>
    </Card>
  );
}
