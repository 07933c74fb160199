"use client";

import Link from "next/link";
import { LeavingForPayment } from "@/components/features/billing/order/leaving-for-payment";
import { OrderForm } from "@/components/features/billing/order/order-form";
import { OrderRefusal } from "@/components/features/billing/order/order-refusal";
import {
  type OrderPlacement,
  usePayableOrder,
} from "@/components/features/billing/order/use-payable-order";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { orderTexts } from "@/content/billing/order";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useQuote } from "@/lib/features/billing/client";
import { ApiError } from "@/lib/platform/api-client/api-error";
import type { PaidPlan } from "@/lib/platform/auth/roles";
import { typeset } from "@/lib/russian/screen-typography";

const path = "/premium/order";

/**
 * `/premium/order?plan=premium`: what is bought, for how long and at what price; a guest returns here after the login.
 */
export function OrderScreen() {
  const [plan] = useAddressParameter("plan");
  const [months] = useAddressParameter("months");
  const search = new URLSearchParams({ plan, ...(months && { months }) });
  const user = useRequiredUser(plan ? `${path}?${search}` : path);
  const placing = usePayableOrder();
  // By then the URL is that of the order.
  if (placing.order) return <LeavingForPayment order={placing.order} />;
  if (!user) return <OrderSkeleton />;
  if (plan !== "premium" && plan !== "ultra") return <NoPlan />;
  return <Quoted plan={plan} months={months} user={user} placing={placing} />;
}

type QuotedProps = {
  plan: PaidPlan;
  months: string;
  user: CurrentUser;
  placing: OrderPlacement;
};

function Quoted({ plan, months, user, placing }: QuotedProps) {
  const quote = useQuote(plan);
  const { error } = quote;
  if (error instanceof ApiError && (error.status === 503 || error.status === 409)) {
    return <OrderRefusal error={error} requested={{ plan, months }} />;
  }
  return (
    <QueryStates
      query={quote}
      loading={<OrderSkeleton />}
      failure={orderTexts.notLoaded}
      failureNote={orderTexts.nothingTaken}
    >
      {(quote) => (
        <OrderForm
          quote={quote}
          email={user.email}
          initialMonths={Number(months)}
          placing={placing}
        />
      )}
    </QueryStates>
  );
}

function NoPlan() {
  return (
    <>
      <h1 className="text-3xl">{orderTexts.noPlan}</h1>
      <p className="measure mt-3 text-ink-soft">{typeset(orderTexts.noPlanText)}</p>
      <Button asChild className="mt-6">
        <Link href="/premium">{orderTexts.toPlans}</Link>
      </Button>
    </>
  );
}

function OrderSkeleton() {
  return (
    <Loading label={orderTexts.loading}>
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="mt-9 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </Loading>
  );
}
