"use client";

import Link from "next/link";
import { EndedPayment } from "@/components/features/billing/payment/ended-payment";
import { SucceededPayment } from "@/components/features/billing/payment/succeeded-payment";
import { WaitingInvoice } from "@/components/features/billing/payment/waiting-invoice";
import { WaitingPayment } from "@/components/features/billing/payment/waiting-payment";
import { PageColumn } from "@/components/shell/page/page-column";
import { usePageTitle } from "@/components/shell/use-page-title";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { paymentTexts as texts } from "@/content/billing/payment";
import type { Plan } from "@/content/plans/plans";
import { useRefreshUserOn } from "@/lib/features/accounts/client";
import { useOrder } from "@/lib/features/billing/client";
import type { Order } from "@/lib/features/billing/schema";
import { typeset } from "@/lib/russian/screen-typography";

type PaymentScreenProps = {
  id: string;
  /** The price list of the cabinet: what a plan gives. */
  plans: readonly Pick<Plan, "key" | "name" | "features">[];
};

/**
 * `/premium/order/{id}`: the status of an order, as reported by ЮKassa or, for an invoice, by the administrator who
 * checks the bank statement.
 */
export function PaymentScreen({ id, plans }: PaymentScreenProps) {
  const user = useRequiredUser();
  return (
    <PageColumn
      path={`/premium/order/${id}`}
      crumb={texts.crumb}
      parent={{ href: "/premium", label: "Премиум" }}
    >
      {user ? <OrderPayment id={id} plans={plans} /> : <PaymentSkeleton />}
    </PageColumn>
  );
}

function OrderPayment({ id, plans }: PaymentScreenProps) {
  const query = useOrder(id);
  const { data } = query;
  return (
    <>
      {/* The live region must exist before its text, so that a screen reader announces the result of the payment. */}
      <p role="status" className="sr-only">
        {data ? titleOf(data, plans) : ""}
      </p>
      <QueryStates
        query={query}
        loading={<PaymentSkeleton />}
        missing={<NoOrder />}
        failure={texts.notLoaded}
        failureNote={texts.nothingLost}
      >
        {(order) => <KnownPayment order={order} plans={plans} />}
      </QueryStates>
    </>
  );
}

type KnownPaymentProps = { order: Order; plans: PaymentScreenProps["plans"] };

function KnownPayment({ order, plans }: KnownPaymentProps) {
  const { state } = order;
  const title = titleOf(order, plans);
  // The account's plan has changed: refresh menus, limits and buttons.
  useRefreshUserOn(state === "paid" || state === "refunded" ? order.id : null);
  usePageTitle(title);
  if (state === "waiting" && order.provider === "invoice") {
    return <WaitingInvoice order={order} title={title} />;
  }
  if (state === "waiting") return <WaitingPayment order={order} title={title} />;
  if (state !== "paid") return <EndedPayment order={order} title={title} />;
  const features = plans.find(({ key }) => key === order.plan)?.features ?? [];
  return <SucceededPayment order={order} title={title} features={features} />;
}

function titleOf(order: Order, plans: PaymentScreenProps["plans"]): string {
  const isInvoice = order.provider === "invoice";
  if (order.state === "waiting") return (isInvoice ? texts.invoice : texts.waiting).title;
  if (order.state === "refunded") return texts.refunded.title;
  if (order.state === "paid") {
    return texts.paid.title(plans.find(({ key }) => key === order.plan)?.name ?? order.title);
  }
  if (isInvoice) return texts.invoice.withdrawn;
  if (order.isRenewal) return texts.renewalEnded.title;
  return order.state === "expired" ? texts.expired.title : texts.refused.title;
}

function NoOrder() {
  return (
    <>
      <h1 className="text-3xl">{texts.missing}</h1>
      <p className="measure mt-3 text-ink-soft">{typeset(texts.missingText)}</p>
      <Button asChild className="mt-6">
        <Link href="/settings/plan">{texts.toCabinet}</Link>
      </Button>
    </>
  );
}

const PaymentSkeleton = () => (
  <Loading label={texts.loading}>
    <Skeleton className="h-10 w-96 max-w-full" />
    <Skeleton className="mt-4 h-6 w-[34rem] max-w-full" />
    <Skeleton className="mt-8 h-44 max-w-2xl" />
  </Loading>
);
