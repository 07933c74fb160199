"use client";

import { type SubmitEvent, useState } from "react";
import { CodeField } from "@/components/features/accounts/sign-in/fields/code-field";
import { PasswordField } from "@/components/features/accounts/sign-in/fields/password-field";
import { useFailure } from "@/components/forms/use-failure";
import { CopyButton } from "@/components/tools/copy-button";
import { lazyToolPart } from "@/components/tools/lazy-tool-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import {
  useConfirmSecondFactor,
  useStartSecondFactor,
} from "@/lib/features/accounts/second-factor/client";
import type { SecondFactorSecret } from "@/lib/features/accounts/second-factor/responses";
import { typeset } from "@/lib/russian/screen-typography";

const SetupQr = lazyToolPart(
  async () => (await import("@/components/features/accounts/second-factor/setup-qr")).SetupQr,
  { waiting: () => <Skeleton className="size-60 shrink-0" /> },
);

type EnableSecondFactorProps = {
  email: string;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** Asks for the password, then shows the secret for the authenticator and asks for its first code. */
export function EnableSecondFactor({ email, onDone, onCancel }: EnableSecondFactorProps) {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  return secret ? (
    <Setup {...secret} onDone={onDone} onCancel={onCancel} />
  ) : (
    <Beginning email={email} onSecret={setSecret} onCancel={onCancel} />
  );
}

type BeginningProps = {
  email: string;
  onSecret: (secret: SecondFactorSecret) => void;
  onCancel: () => void;
};

function Beginning({ email, onSecret, onCancel }: BeginningProps) {
  const [password, setPassword] = useState("");
  const failure = useFailure();
  const beginning = useStartSecondFactor();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (beginning.isPending) return;
    if (!password) return failure.reject({ password: "Введите пароль" });
    failure.clear();
    try {
      onSecret(await beginning.mutateAsync(password));
    } catch (error) {
      failure.fail(error);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="max-w-md">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="second-factor-password"
        autoComplete="current-password"
        hint="Чтобы убедиться, что вход с кодом включаете вы."
        value={password}
        onChange={setPassword}
        error={failure.errorOf("password")}
      />
      <Failure text={failure.textUnless("password")} />
      <div className="mt-6 flex flex-wrap gap-2">
        <Button type="submit" pending={beginning.isPending}>
          Продолжить
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  );
}

type SetupProps = SecondFactorSecret & Pick<EnableSecondFactorProps, "onDone" | "onCancel">;

function Setup({ secret, uri, onDone, onCancel }: SetupProps) {
  const [code, setCode] = useState("");
  const failure = useFailure();
  const confirmation = useConfirmSecondFactor();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (confirmation.isPending) return;
    if (!code.trim()) return failure.reject({ code: "Введите код" });
    failure.clear();
    try {
      onDone((await confirmation.mutateAsync(code)).recoveryCodes);
    } catch (error) {
      failure.fail(error);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {/* Not the field: a phone's keyboard and the scroll to it would hide the code to scan. */}
      <ol ref={focusOnce} tabIndex={-1} className="list-decimal space-y-1.5 pl-5 text-ink-soft">
        <li>
          {typeset(
            "Откройте приложение для кодов: Google Authenticator, 2FAS, Aegis или менеджер паролей с такой функцией.",
          )}
        </li>
        <li>{typeset("Наведите камеру на QR-код или введите ключ сами.")}</li>
        <li>{typeset("Введите сюда шесть цифр, которые покажет приложение.")}</li>
      </ol>
      <div className="mt-6 flex flex-col gap-6 sm:flex-row">
        <SetupQr uri={uri} />
        <div className="min-w-0">
          <p className="font-medium">Ключ</p>
          <p className="mt-1.5 max-w-[16rem] font-mono text-sm leading-6 select-all">
            {secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <CopyButton text={secret} about="ключ" />
          </div>
          <p className="mt-3 text-sm">
            <a href={uri} className="text-accent underline underline-offset-4">
              Открыть в приложении
            </a>
            <span className="text-ink-faint"> — если оно на этом же устройстве.</span>
          </p>
        </div>
      </div>
      <div className="mt-6 max-w-md">
        <CodeField
          id="second-factor-first-code"
          value={code}
          onChange={setCode}
          error={failure.errorOf("code")}
        />
        <Failure text={failure.textUnless("code")} />
        <div className="mt-6 flex flex-wrap gap-2">
          <Button type="submit" pending={confirmation.isPending}>
            Включить
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Отмена
          </Button>
        </div>
      </div>
    </form>
  );
}

function Failure({ text }: { text: string | null }) {
  return text ? (
    <Alert tone="danger" role="alert" title="Вход с кодом не включён" className="mt-6">
      {text}
    </Alert>
  ) : null;
}

/** A stable function: React would call a new one on every render. */
const focusOnce = (element: HTMLElement | null) => element?.focus();
