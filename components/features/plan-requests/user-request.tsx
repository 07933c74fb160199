"use client";

import { useEffect, useState } from "react";
import {
  type OfferedPlan,
  type RequestedPlan,
  RequestForm,
} from "@/components/features/plan-requests/request-form";
import { RequestState } from "@/components/features/plan-requests/request-state";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { fetchOwnRequest } from "@/lib/features/plan-requests/calls";
import type { PlanRequest } from "@/lib/features/plan-requests/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

type UserRequestProps = { email: string; plans: OfferedPlan[]; requested: RequestedPlan };

/** The open request of a signed-in user, or the form of a new one. */
export function UserRequest({ email, plans, requested }: UserRequestProps) {
  const own = useOwnRequest();
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
        <RequestState request={own.request} email={email} onWithdrawn={own.load} />
      ) : null}
      {own.request?.state === "waiting" ? null : (
        <RequestForm plans={plans} requested={requested} onSent={own.set} />
      )}
    </div>
  );
}

/** Plain state, as on all text pages: TanStack Query would weigh more than the page. */
function useOwnRequest() {
  const [request, set] = useState<PlanRequest | null | undefined>(undefined);
  const [error, setError] = useState<string | null>(null);
  const load = () => {
    setError(null);
    fetchOwnRequest().then(
      (response) => set(response.request),
      (failure) => setError(getErrorMessage(failure, "Сервер не ответил.")),
    );
  };
  useEffect(load, []);
  return { request, set, error, load };
}
