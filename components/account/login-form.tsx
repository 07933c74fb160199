"use client";

import Link from "next/link";
import { type SubmitEvent, useState } from "react";
import {
  type AuthFailure,
  AuthFailureAlert,
  emptyFields,
  toAuthFailure,
} from "@/components/account/auth-failure";
import { PasswordField } from "@/components/account/password-field";
import { showMessage } from "@/components/shell/show-message";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useSignIn } from "@/lib/users/sign-in-client";
import type { CurrentUser } from "@/lib/users/types";

export type AuthFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onSignedIn: (user: CurrentUser) => void;
};

export function LoginForm({ email, onEmail, onSignedIn }: AuthFormProps) {
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const signIn = useSignIn();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    if (!email.trim() || !password) return setFailure(emptyFields);
    setFailure(null);
    signIn.mutate(
      { email: email.trim(), password },
      {
        onSuccess: ({ user }) => {
          void showMessage("success", { title: "Успешный вход", description: "Добро пожаловать!" });
          onSignedIn(user);
        },
        onError: (error) => {
          // Which of the two was wrong is never said; the one that nobody sees is typed again.
          setPassword("");
          setFailure(toAuthFailure("Ошибка входа", error, "Неверный email или пароль"));
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <AuthFailureAlert failure={failure} />
      <Field id="login-email" label="Email" error={failure?.fieldErrors.email?.[0]}>
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
        error={failure?.fieldErrors.password?.[0]}
      />
      <Button type="submit" className="w-full" pending={signIn.isPending}>
        Войти
      </Button>
      <p className="text-sm">
        <Link href="/forgot-password" prefetch={false} className="text-accent">
          Забыли пароль?
        </Link>
      </p>
    </form>
  );
}
