"use client";

import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatDay } from "@/components/ui/format-moment";
import { planRequestTexts as texts } from "@/content/plan-requests/texts";
import { withdrawRequest } from "@/lib/features/plan-requests/calls";
import type { PlanRequest } from "@/lib/features/plan-requests/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

type RequestStateProps = { request: PlanRequest; email: string; onWithdrawn: () => void };

const titles = {
  waiting: "Заявка отправлена",
  granted: "План включён",
  declined: "Заявка отклонена",
  withdrawn: "Заявка отозвана",
};

/** The status of the newest request. */
export function RequestState({ request, email, onWithdrawn }: RequestStateProps) {
  const { state, planName, months, sum, createdAt, until } = request;
  const [isPending, setIsPending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The submitted form is gone: keep the focus from falling back to the page.
  useEffect(() => {
    if (state === "waiting") heading.current?.focus();
  }, [state]);
  const withdraw = async () => {
    setIsPending(true);
    setFailed(null);
    try {
      await withdrawRequest();
      onWithdrawn();
    } catch (error) {
      setFailed(getErrorMessage(error, "Заявка осталась. Попробуйте ещё раз."));
    }
    setIsPending(false);
  };
  return (
    <section
      aria-labelledby="request-state"
      className="rounded-lg border border-line bg-sheet px-5 py-5 sm:px-6"
    >
      <h2 id="request-state" ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
        {titles[state]}
      </h2>
      <p className="mt-2">
        План {texts.title(planName, months)}, {texts.sum(sum)}.{" "}
        <span className="text-ink-faint">Отправлена {formatDay(createdAt)}.</span>
      </p>
      {state === "waiting" ? (
        <>
          <p className="measure mt-2 text-ink-soft">
            Ответим на <span className="break-all">{email}</span>. Когда план включат, придёт
            уведомление.
          </p>
          {failed ? (
            <Alert tone="danger" role="alert" title="Не удалось отозвать заявку" className="mt-4">
              {failed}
            </Alert>
          ) : null}
          <Button
            variant="secondary"
            size="sm"
            className="mt-4"
            pending={isPending}
            onClick={() => void withdraw()}
          >
            Отозвать заявку
          </Button>
        </>
      ) : null}
      {state === "granted" && until ? (
        <p className="mt-2 text-ink-soft">Действует до {formatDay(until)}.</p>
      ) : null}
      {state === "declined" ? (
        <p className="mt-2 text-ink-soft">Почему, сказано в уведомлении. Можно отправить новую.</p>
      ) : null}
    </section>
  );
}
