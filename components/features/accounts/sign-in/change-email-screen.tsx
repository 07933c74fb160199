"use client";

import { useTokenOnce } from "@/components/features/accounts/sign-in/use-link-token";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Spinner } from "@/components/ui/spinner";
import { useChangeEmail } from "@/lib/features/accounts/email-change/client";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";

/** `/change-email?token=…`: opening the link changes the address, because it proves that its mail is read. */
export function ChangeEmailScreen() {
  const { mutate: change, data, error, isPending } = useChangeEmail();
  const token = useTokenOnce(change);

  return (
    <Card className="mx-auto max-w-lg p-6 sm:p-8">
      <div aria-live="polite">
        {token === null ? (
          <Refused text="В ссылке нет кода. Откройте её из письма ещё раз." />
        ) : data ? (
          <Changed email={data.email} />
        ) : error && !isPending ? (
          <Failure error={error} onRetry={() => token && change(token)} />
        ) : (
          <>
            <h1 className="text-xl">Меняем адрес</h1>
            <p className="mt-4 text-ink-faint">
              <Spinner />
              <span className="sr-only">Подождите немного</span>
            </p>
          </>
        )}
      </div>
    </Card>
  );
}

function Changed({ email }: { email: string }) {
  const { user } = useCurrentUser();
  const isOwn = user?.email === email;
  return (
    <>
      <h1 className="text-xl">Адрес изменён</h1>
      <p className="mt-2 text-ink-soft">
        Теперь вы входите с адресом{" "}
        <span className="font-medium wrap-anywhere text-ink">{email}</span>. Пароль прежний,{" "}
        {isOwn ? "остальные сеансы завершены." : "все сеансы завершены."}
      </p>
      <p className="mt-5">
        <Button asChild>
          <OnDemandLink href={isOwn ? "/dashboard" : "/login"}>
            {isOwn ? "В личный кабинет" : "Войти"}
          </OnDemandLink>
        </Button>
      </p>
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRejection = error instanceof ApiError && [400, 409].includes(error.status);
  if (isRejection)
    return <Refused text={getErrorMessage(error, "Запросите смену адреса ещё раз.")} />;
  return (
    <>
      <h1 className="text-xl">Адрес не изменён</h1>
      <p className="mt-2 text-ink-soft">
        {getErrorMessage(error, "Сервер не ответил.")} Ссылка остаётся в силе.
      </p>
      <p className="mt-5">
        <Button onClick={onRetry}>Попробовать ещё раз</Button>
      </p>
    </>
  );
}

function Refused({ text }: { text: string }) {
  return (
    <>
      <h1 className="text-xl">Адрес не изменён</h1>
      <p className="mt-2 text-ink-soft">{text}</p>
      <p className="mt-5">
        <Button asChild variant="secondary">
          <OnDemandLink href="/settings#email">К настройкам</OnDemandLink>
        </Button>
      </p>
    </>
  );
}
