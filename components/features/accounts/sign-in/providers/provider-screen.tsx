"use client";

import { useRouter } from "next/navigation";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import {
  type AuthFailure,
  AuthFailureAlert,
  toAuthFailure,
} from "@/components/features/accounts/sign-in/fields/auth-failure";
import { CodeField } from "@/components/features/accounts/sign-in/fields/code-field";
import { RegistrationTerms } from "@/components/features/accounts/sign-in/fields/registration-terms";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Spinner } from "@/components/ui/spinner";
import { signInProblemTexts, signInStepTexts } from "@/content/accounts/sign-in";
import { providerNames } from "@/content/accounts/sign-in-providers";
import { adminLink } from "@/content/navigation";
import { isSameSitePath } from "@/lib/core/same-site-path";
import { useFinishSignIn, usePendingSignIn } from "@/lib/features/accounts/providers/client";
import type { PendingSignIn } from "@/lib/features/accounts/providers/responses";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

/** `/login/service`: where a sign-in provider redirects to (docs/specification/accounts.md#services). */
export function ProviderScreen() {
  const [problem, setProblem] = useState<string | null>();
  // After the first render: the prerendered page does not know the query.
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get("problem");
    setProblem(
      named === null
        ? null
        : named === "cancelled"
          ? signInProblemTexts.cancelled
          : signInProblemTexts.failed,
    );
  }, []);
  return (
    <Card className="mx-auto max-w-md p-6 sm:p-8">
      <div aria-live="polite">
        {problem === undefined ? (
          <Waiting />
        ) : problem === null ? (
          <Pending />
        ) : (
          <Refusal text={problem} />
        )}
      </div>
    </Card>
  );
}

function Waiting() {
  const { title, text } = signInStepTexts.enter();
  return (
    <>
      <h1 className="text-xl">{title}</h1>
      <p className="mt-4 text-ink-faint">
        <Spinner />
        <span className="sr-only">{text}</span>
      </p>
    </>
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <>
      <h1 className="text-xl">Войти не получилось</h1>
      <p className="mt-2 wrap-anywhere text-ink-soft">{typeset(text)}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <OnDemandLink href="/login">На страницу входа</OnDemandLink>
        </Button>
        <Button asChild variant="secondary">
          <OnDemandLink href="/forgot-password">Задать новый пароль</OnDemandLink>
        </Button>
      </p>
    </>
  );
}

function Pending() {
  const { data, error } = usePendingSignIn();
  if (data?.step === "refused") return <Refusal text={data.message ?? signInProblemTexts.failed} />;
  if (data) return <Step pending={data} />;
  return error ? <Refusal text={getErrorMessage(error, signInProblemTexts.failed)} /> : <Waiting />;
}

/** The page that started the sign-in, or the cabinet; the panel for an administrator, as after a login. */
function destinationFor(user: CurrentUser, next: string | null): string {
  if (user.role === "admin" && adminLink) return adminLink.href;
  return next && isSameSitePath(next) ? next : "/dashboard";
}

function Step({ pending: { provider, step, email, next } }: { pending: PendingSignIn }) {
  const router = useRouter();
  const finish = useFinishSignIn();
  const [code, setCode] = useState("");
  const [asksCode, setAsksCode] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const isBusy = finish.isPending || finish.isSuccess;

  const run = () => {
    setFailure(null);
    finish.mutate(
      { ...(step === "register" ? { accepts: true } : {}), ...(asksCode ? { code } : {}) },
      {
        onSuccess: ({ user }) => {
          void showMessage("success", { title: "Успешный вход", description: "Добро пожаловать!" });
          // Pages prefetched for a guest are useless now.
          router.refresh();
          router.replace(destinationFor(user, next));
        },
        onError: (error) => {
          const needsSecondFactor =
            error instanceof ApiError && error.code === "SECOND_FACTOR_REQUIRED";
          if (!needsSecondFactor || asksCode)
            setFailure(toAuthFailure("Ошибка входа", error, "Неверный код"));
          if (needsSecondFactor) setAsksCode(true);
        },
      },
    );
  };
  // Nothing to decide for a user who is already signed in. React runs effects twice in development.
  const isBegun = useRef(false);
  useEffect(() => {
    if (step !== "enter" || isBegun.current) return;
    isBegun.current = true;
    run();
  });

  if (step === "enter" && !asksCode) {
    return failure ? <Refusal text={failure.text} /> : <Waiting />;
  }
  const texts = wordsOf(step, provider, email);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) run();
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <div>
        <h1 className="text-xl">{asksCode ? "Введите код" : texts.title}</h1>
        {asksCode ? null : (
          <p className="mt-2 wrap-anywhere text-ink-soft">{typeset(texts.text)}</p>
        )}
      </div>
      <AuthFailureAlert failure={failure} />
      {asksCode ? (
        <CodeField
          id="service-code"
          hint="Шесть цифр или запасной код."
          takesLetters
          autoFocus
          value={code}
          onChange={setCode}
          error={failure?.messages.code}
        />
      ) : null}
      <Button type="submit" className="w-full" pending={isBusy}>
        {asksCode
          ? "Войти"
          : step === "register"
            ? "Создать кабинет"
            : `Войти и подключить ${providerNames[provider]}`}
      </Button>
      {step === "register" ? <RegistrationTerms verb="Создавая кабинет" /> : null}
      <p className="text-sm">
        <OnDemandLink href="/login" className="text-accent">
          Войти иначе
        </OnDemandLink>
      </p>
    </form>
  );
}

function wordsOf(
  step: PendingSignIn["step"],
  provider: PendingSignIn["provider"],
  email: string | null,
) {
  if (step === "register") return signInStepTexts.register(provider, email ?? "");
  return signInStepTexts.join(provider, email ?? "");
}
