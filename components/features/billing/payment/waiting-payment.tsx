"use client";

import { Check } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { OrderFacts } from "@/components/features/billing/payment/order-facts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { paymentTexts } from "@/content/billing/payment";
import type { Order } from "@/lib/features/billing/schema";
import { typeset } from "@/lib/russian/screen-typography";

const { waiting: texts } = paymentTexts;

/** After this time the payment counts as slow, and the payer may want to leave. */
const slowMs = 15_000;

/** The result is unknown: the payment is in progress, or its page was closed. */
export function WaitingPayment({ order, title }: { order: Order; title: string }) {
  const isSlow = useIsSlow();
  const [completed, current, next] = texts.stages;
  return (
    <>
      <h1 className="text-3xl">{typeset(title)}</h1>
      <p className="measure mt-3 text-ink-soft">{typeset(texts.text)}</p>
      <ol className="mt-7 space-y-3">
        <li className="flex items-center gap-3 text-ink-soft">
          <Check aria-hidden="true" strokeWidth={1.75} className="size-5 text-success" />
          {completed}
        </li>
        <li aria-current="step" className="flex items-center gap-3 font-medium">
          <Spinner className="size-5 text-accent" />
          {current}
        </li>
        <li className="flex items-center gap-3 text-ink-faint">
          <span aria-hidden="true" className="mx-1 size-3 rounded-full border border-line-strong" />
          {next}
        </li>
      </ol>
      <div aria-live="polite">
        {isSlow ? (
          <Alert title={texts.slow} className="mt-7 max-w-2xl">
            {typeset(texts.slowText)}
          </Alert>
        ) : null}
      </div>
      {order.paymentUrl ? (
        <section aria-labelledby="unpaid" className="mt-8">
          <h2 id="unpaid" className="text-lg">
            {texts.unpaid}
          </h2>
          <p className="measure mt-1.5 text-sm text-ink-soft">{typeset(texts.unpaidText)}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button asChild variant="secondary">
              <a href={order.paymentUrl} rel="noreferrer">
                {texts.again}
              </a>
            </Button>
            <Button asChild variant="quiet">
              <Link href={`/premium/order?plan=${order.plan}&months=${order.months}`}>
                {texts.other}
              </Link>
            </Button>
          </div>
        </section>
      ) : null}
      <OrderFacts order={order} />
    </>
  );
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
