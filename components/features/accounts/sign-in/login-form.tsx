"use client";

import { type SubmitEvent, useState } from "react";
import {
  type AuthFailure,
  AuthFailureAlert,
  emptyFields,
  toAuthFailure,
} from "@/components/features/accounts/sign-in/fields/auth-failure";
import { CodeField } from "@/components/features/accounts/sign-in/fields/code-field";
import { PasswordField } from "@/components/features/accounts/sign-in/fields/password-field";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useSignIn } from "@/lib/features/accounts/sign-in/client";
import { ApiError } from "@/lib/platform/api-client/api-error";

const emptyCode: AuthFailure = {
  title: "Заполните все поля",
  text: "Введите код из приложения",
  messages: { code: "Введите код" },
};

export type AuthFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onSignedIn: (user: CurrentUser) => void;
};

export function LoginForm({ email, onEmail, onSignedIn }: AuthFormProps) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [asksCode, setAsksCode] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  // A phone's numeric keyboard has no letters for a recovery code.
  const [takesLetters, setTakesLetters] = useState(false);
  const signIn = useSignIn();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    if (!email.trim() || !password) return setFailure(emptyFields);
    if (asksCode && !code.trim()) return setFailure(emptyCode);
    setFailure(null);
    signIn.mutate(
      { email: email.trim(), password, ...(asksCode ? { code } : {}) },
      {
        onSuccess: ({ user }) => {
          void showMessage("success", { title: "Успешный вход", description: "Добро пожаловать!" });
          onSignedIn(user);
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === "SECOND_FACTOR_REQUIRED") {
            // The password was right: keep the input, and ask for the code.
            if (asksCode) setFailure(toAuthFailure("Ошибка входа", error, "Неверный код"));
            return setAsksCode(true);
          }
          // Which of the two was wrong is never told, so the hidden one is cleared. Not after errors that concern
          // neither: too many attempts, no connection.
          if (error instanceof ApiError && error.status === 401) setPassword("");
          setFailure(toAuthFailure("Ошибка входа", error, "Неверный email или пароль"));
        },
      },
    );
  };

  return (
    <ScriptedForm onSubmit={submit} className="space-y-5">
      <AuthFailureAlert failure={failure} />
      <Field id="login-email" label="Email" error={failure?.messages.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        )}
      </Field>
      <PasswordField
        id="login-password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={failure?.messages.password}
      />
      {asksCode ? (
        <CodeField
          id="login-code"
          hint="Шесть цифр. Нет телефона под рукой — введите запасной код."
          takesLetters={takesLetters}
          autoFocus
          value={code}
          onChange={setCode}
          error={failure?.messages.code}
        />
      ) : null}
      <Button type="submit" className="w-full" pending={signIn.isPending}>
        Войти
      </Button>
      {asksCode && !takesLetters ? (
        <p className="text-sm">
          <button
            type="button"
            className="text-accent"
            onClick={() => {
              setTakesLetters(true);
              document.getElementById("login-code")?.focus();
            }}
          >
            Ввести запасной код
          </button>
        </p>
      ) : null}
      <p className="text-sm">
        <OnDemandLink href="/forgot-password" className="text-accent">
          Забыли пароль?
        </OnDemandLink>
      </p>
    </ScriptedForm>
  );
}
