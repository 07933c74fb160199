"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import {
  type OfferedPlan,
  type RequestedPlan,
  RequestForm,
} from "@/components/pricing/request-form";
import { RequestState } from "@/components/pricing/request-state";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { planRequestPath } from "@/content/plans/plan-requests";
import { useCurrentUser } from "@/lib/features/accounts/client";
import { fetchOwnRequest } from "@/lib/features/plan-requests/client";
import type { PlanRequest } from "@/lib/features/plan-requests/responses";
import { explain } from "@/lib/platform/api-client/api-error";

/** The request that waits, or the form of a new one; guests are asked to sign in first. */
export function RequestScreen({ plans }: { plans: OfferedPlan[] }) {
  const { user, isLoading } = useCurrentUser();
  const [plan] = useAddressParameter("plan");
  const [months] = useAddressParameter("months");
  const own = useOwnRequest(user !== null);
  if (isLoading) return <Skeleton className="h-64 w-full max-w-2xl" />;
  if (!user) return <SignInFirst plan={plan} months={months} />;
  if (own.error) {
    return (
      <Alert tone="danger" role="alert" title="Не удалось узнать, есть ли у вас заявка">
        <p>{own.error}</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={own.load}>
          Попробовать ещё раз
        </Button>
      </Alert>
    );
  }
  if (own.request === undefined) return <Skeleton className="h-64 w-full max-w-2xl" />;
  return (
    <div className="max-w-2xl space-y-10">
      {own.request && own.request.state !== "withdrawn" ? (
        <RequestState request={own.request} email={user.email} onWithdrawn={own.load} />
      ) : null}
      {own.request?.state === "waiting" ? null : (
        <RequestForm plans={plans} asked={{ plan, months }} onSent={own.set} />
      )}
    </div>
  );
}

function SignInFirst(asked: RequestedPlan) {
  const next = encodeURIComponent(planRequestPath(asked));
  return (
    <div className="max-w-2xl">
      <p className="measure text-ink-soft">
        План включают кабинету, поэтому сначала войдите. После входа вы вернётесь сюда.
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <Link href={`/login?next=${next}`}>Войти</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link href={`/register?next=${next}`}>Зарегистрироваться</Link>
        </Button>
      </p>
    </div>
  );
}

/** Kept by hand, as on all pages of words: TanStack Query would weigh more than the page. */
function useOwnRequest(isSignedIn: boolean) {
  const [request, set] = useState<PlanRequest | null | undefined>(undefined);
  const [error, setError] = useState<string | null>(null);
  const load = () => {
    setError(null);
    fetchOwnRequest().then(
      (own) => set(own.request),
      (failure) => setError(explain(failure, "Сервер не ответил.")),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known who is here
  useEffect(() => {
    if (isSignedIn) load();
  }, [isSignedIn]);
  return { request, set, error, load };
}
