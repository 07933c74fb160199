"use client";

import {
  alreadyConfirmed,
  ResendConfirmation,
} from "@/components/features/accounts/sign-in/confirmation/resend-confirmation";
import { useTokenOnce } from "@/components/features/accounts/sign-in/use-link-token";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Spinner } from "@/components/ui/spinner";
import { useConfirmEmail } from "@/lib/features/accounts/confirmation/client";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";
import { plural } from "@/lib/russian/plural";

/**
 * `/confirm-email?token=…`: loading, success, already confirmed, error
 * (docs/specification/accounts.md#e-mail-confirmation).
 */
export function ConfirmEmailScreen() {
  const { mutate: confirm, error, isSuccess, isPending } = useConfirmEmail();
  const token = useTokenOnce(confirm);

  return (
    <Card className="mx-auto max-w-lg p-6 sm:p-8">
      <div aria-live="polite">
        {token === null ? (
          <Failure title="Ошибка при подтверждении email" text="Токен подтверждения не найден" />
        ) : isSuccess ? (
          <Success />
        ) : error && !isPending ? (
          <Refusal error={error} token={token ?? null} onRetry={() => token && confirm(token)} />
        ) : (
          <Loading />
        )}
      </div>
    </Card>
  );
}

function Loading() {
  return (
    <>
      <h1 className="text-xl">Подтверждаем почту</h1>
      <p className="mt-4 text-ink-faint">
        <Spinner />
        <span className="sr-only">Подождите немного</span>
      </p>
    </>
  );
}

function Success() {
  const { user } = useCurrentUser();
  const limit = user?.documentsLimit ?? 3;
  return (
    <>
      <h1 className="text-xl">Почта подтверждена</h1>
      <p className="mt-2 text-ink-soft">
        {limit > 0
          ? `Теперь можно создавать ${documentsUpTo(limit, user?.subscription ?? "free")}.`
          : "Теперь можно создавать документы."}
      </p>
      <Next isSignedIn={user !== null} />
    </>
  );
}

/** «до 3 документов в месяц бесплатно» by contract; the operator may have set another number. */
function documentsUpTo(limit: number, subscription: string): string {
  const count = plural(limit, "документа", "документов", "документов").replace("\u00a0", " ");
  return `до ${count} в месяц${subscription === "free" ? " бесплатно" : ""}`;
}

function Next({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      <Button asChild>
        <OnDemandLink href={isSignedIn ? "/generator" : "/login"}>
          {isSignedIn ? "Создать документ" : "Войти"}
        </OnDemandLink>
      </Button>
      {isSignedIn ? (
        <Button asChild variant="secondary">
          <OnDemandLink href="/dashboard">В личный кабинет</OnDemandLink>
        </Button>
      ) : null}
    </p>
  );
}

type RefusalProps = { error: unknown; token: string | null; onRetry: () => void };

function Refusal({ error, token, onRetry }: RefusalProps) {
  const { user } = useCurrentUser();
  const refusal = error instanceof ApiError && error.code !== "NETWORK" ? error : null;
  if (refusal?.explanation === alreadyConfirmed) {
    return (
      <>
        <h1 className="text-xl">Почта уже подтверждена</h1>
        <p className="mt-2 text-ink-soft">Этот email уже был подтвержден ранее.</p>
        <Next isSignedIn={user !== null} />
      </>
    );
  }
  if (refusal && refusal.status < 500) {
    const title = "Ошибка при подтверждении email";
    return <Failure title={title} text={getErrorMessage(error, title)} token={token} />;
  }
  return (
    <>
      <h1 className="text-xl">Произошла ошибка при подтверждении email</h1>
      <p className="mt-2 text-ink-soft">
        {getErrorMessage(error, "Сервер не ответил.")} Ссылка остаётся в силе.
      </p>
      <p className="mt-5">
        <Button onClick={onRetry}>Попробовать ещё раз</Button>
      </p>
    </>
  );
}

type FailureProps = { title: string; text: string; token?: string | null };

function Failure({ title, text, token = null }: FailureProps) {
  return (
    <>
      <h1 className="text-xl">{title}</h1>
      <p className="mt-2 text-ink-soft">{text}</p>
      <div className="mt-5 text-sm">
        <ResendConfirmation token={token} variant="secondary" />
      </div>
    </>
  );
}
