"use client";

import Link from "next/link";
import { type SubmitEvent, useState } from "react";
import { PasswordField } from "@/components/features/accounts/sign-in/fields/password-field";
import { useLinkToken } from "@/components/features/accounts/sign-in/use-link-token";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useResetPassword } from "@/lib/features/accounts/reset/client";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

/** `/reset-password?token=…`: sets the new password, then leads to the login. */
export function ResetPasswordForm() {
  const token = useLinkToken();
  const [password, setPassword] = useState("");
  const [isEmpty, setIsEmpty] = useState(false);
  const reset = useResetPassword();
  const messages = fieldMessages(reset.error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!token || reset.isPending) return;
    setIsEmpty(!password);
    if (password) reset.mutate({ token, password });
  };

  if (reset.isSuccess) {
    return (
      <Card className="mx-auto max-w-md p-6 sm:p-8">
        <div role="status">
          <h1 className="text-xl">Пароль изменён</h1>
          <p className="mt-2 text-ink-soft">Все сеансы завершены. Войдите с новым паролем.</p>
        </div>
        <Button asChild className="mt-5">
          <Link href="/login">Войти</Link>
        </Button>
      </Card>
    );
  }
  if (token === null || messages.token) {
    return (
      <Card className="mx-auto max-w-md p-6 sm:p-8">
        <div role="alert">
          <h1 className="text-xl">Ссылка не подошла</h1>
          <p className="mt-2 text-ink-soft">
            {messages.token ?? "В ссылке нет кода. Откройте её из письма ещё раз."}
          </p>
        </div>
        <Button asChild className="mt-5">
          <Link href="/forgot-password">Запросить новую</Link>
        </Button>
      </Card>
    );
  }
  return (
    <Card className="mx-auto max-w-md p-6 sm:p-8">
      <h1 className="text-xl">Новый пароль</h1>
      <p className="mt-1.5 text-sm text-ink-soft">После смены завершатся все открытые сеансы.</p>
      <ScriptedForm onSubmit={submit} className="mt-5 space-y-5">
        {reset.error && !messages.password ? (
          <Alert tone="danger" role="alert" title="Пароль не изменён">
            {getErrorMessage(reset.error, "Попробуйте ещё раз.")}
          </Alert>
        ) : null}
        <PasswordField
          id="reset-password"
          label="Новый пароль"
          autoComplete="new-password"
          hint="Не короче 8 символов. Русские буквы и&nbsp;пробелы можно."
          value={password}
          onChange={setPassword}
          error={isEmpty ? "Введите новый пароль" : messages.password}
        />
        <Button type="submit" className="w-full" pending={reset.isPending}>
          Сохранить пароль
        </Button>
      </ScriptedForm>
    </Card>
  );
}
