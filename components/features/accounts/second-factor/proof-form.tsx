"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { CodeField } from "@/components/features/accounts/sign-in/fields/code-field";
import { PasswordField } from "@/components/features/accounts/sign-in/fields/password-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { SecondFactorProofRequest } from "@/lib/features/accounts/second-factor/schema";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

type ProofFormProps<Result> = {
  email: string;
  /** Label of the button: the action. */
  action: string;
  isDangerous?: boolean;
  /** Shown above an error that concerns neither field. */
  failureTitle: string;
  mutation: UseMutationResult<Result, Error, SecondFactorProofRequest>;
  onDone: (result: Result) => void;
  onCancel: () => void;
};

/** Asks for the password and a code. Keeps what was typed when one of them was wrong. */
export function ProofForm<Result>(props: ProofFormProps<Result>) {
  const { email, failureTitle, onDone, onCancel } = props;
  const { mutateAsync, reset, isPending, error: failure } = props.mutation;
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState<Partial<SecondFactorProofRequest>>({});
  const errorOf = (field: keyof SecondFactorProofRequest) =>
    missing[field] ?? fieldMessages(failure)[field];

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    reset();
    const empty = {
      ...(password ? {} : { password: "Введите пароль" }),
      ...(code.trim() ? {} : { code: "Введите код" }),
    };
    setMissing(empty);
    // Errors are shown below. What follows success is done by the caller: the form may be unmounted by then.
    if (Object.keys(empty).length === 0)
      mutateAsync({ password, code }).then(onDone, () => undefined);
  };

  const isBeside = errorOf("password") !== undefined || errorOf("code") !== undefined;
  return (
    <form noValidate onSubmit={submit} className="mt-6 max-w-md">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="space-y-6">
        <PasswordField
          id="second-factor-password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errorOf("password")}
        />
        <CodeField
          id="second-factor-code"
          hint="Шесть цифр или запасной код."
          takesLetters
          value={code}
          onChange={setCode}
          error={errorOf("code")}
        />
      </div>
      {failure !== null && !isBeside ? (
        <Alert tone="danger" role="alert" title={failureTitle} className="mt-6">
          {getErrorMessage(failure)}
        </Alert>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={props.isDangerous ? "danger" : "primary"}
          pending={isPending}
        >
          {props.action}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  );
}
