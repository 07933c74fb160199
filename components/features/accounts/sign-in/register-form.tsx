"use client";

import { type SubmitEvent, useState } from "react";
import {
  type AuthFailure,
  AuthFailureAlert,
  emptyFields,
  toAuthFailure,
} from "@/components/features/accounts/sign-in/fields/auth-failure";
import { PasswordField } from "@/components/features/accounts/sign-in/fields/password-field";
import { RegistrationTerms } from "@/components/features/accounts/sign-in/fields/registration-terms";
import type { AuthFormProps } from "@/components/features/accounts/sign-in/login-form";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { useRegister } from "@/lib/features/accounts/sign-in/client";

/**
 * The referrer's code of `/register?ref=CODE`, read when the form is sent: `useSearchParams` would leave the form out of
 * the prerendered page.
 */
const referralCode = () => new URLSearchParams(window.location.search).get("ref") ?? undefined;

export function RegisterForm({ email, onEmail, onSignedIn }: AuthFormProps) {
  const [password, setPassword] = useState("");
  const [firstName, setFirstName] = useState("");
  const [lastName, setLastName] = useState("");
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const register = useRegister();
  const errorOf = (field: string) => failure?.messages[field];

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (register.isPending) return;
    if (!email.trim() || !password) return setFailure(emptyFields);
    setFailure(null);
    register.mutate(
      {
        email: email.trim(),
        password,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        ref: referralCode(),
      },
      {
        onSuccess: ({ user }) => {
          void showMessage("success", {
            title: "Успешная регистрация",
            description: "Аккаунт создан! Добро пожаловать!",
          });
          onSignedIn(user);
        },
        onError: (error) =>
          setFailure(toAuthFailure("Ошибка регистрации", error, "Попробуйте другой email")),
      },
    );
  };

  return (
    <ScriptedForm onSubmit={submit} className="space-y-5">
      <AuthFailureAlert failure={failure} />
      <Field id="register-email" label="Email" error={errorOf("email")}>
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
        id="register-password"
        autoComplete="new-password"
        hint="Не короче 8 символов. Русские буквы и&nbsp;пробелы можно."
        value={password}
        onChange={setPassword}
        error={errorOf("password")}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field id="register-first-name" label="Имя" optional error={errorOf("firstName")}>
          {(control) => (
            <Input
              {...control}
              name="firstName"
              autoComplete="given-name"
              value={firstName}
              onChange={(event) => setFirstName(event.target.value)}
            />
          )}
        </Field>
        <Field id="register-last-name" label="Фамилия" optional error={errorOf("lastName")}>
          {(control) => (
            <Input
              {...control}
              name="lastName"
              autoComplete="family-name"
              value={lastName}
              onChange={(event) => setLastName(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" className="w-full" pending={register.isPending}>
        Зарегистрироваться
      </Button>
      <RegistrationTerms />
    </ScriptedForm>
  );
}
