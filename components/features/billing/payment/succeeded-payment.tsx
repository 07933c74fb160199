"use client";

import { Check } from "lucide-react";
import Link from "next/link";
import { formatMoscowDay } from "@/components/features/billing/format-moscow-day";
import { OrderFacts } from "@/components/features/billing/payment/order-facts";
import { Button } from "@/components/ui/button";
import { paymentTexts } from "@/content/billing/payment";
import { usePlan } from "@/lib/features/billing/client";
import type { Order } from "@/lib/features/billing/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { typeset } from "@/lib/russian/screen-typography";

const { paid: texts } = paymentTexts;

type SucceededPaymentProps = {
  order: Order;
  title: string;
  /** What the plan includes, as on the price list. */
  features: readonly string[];
};

/** The payment succeeded: the end of the plan, what it unlocks, and what happens at the end. */
export function SucceededPayment({ order, title, features }: SucceededPaymentProps) {
  const { until, receiptEmail, isRenewal } = order;
  return (
    <>
      <h1 className="flex items-start gap-3 text-3xl">
        <Check
          aria-hidden="true"
          strokeWidth={2}
          className="mt-1 size-7 shrink-0 text-success sm:mt-2.5"
        />
        {typeset(title)}
      </h1>
      <p className="measure mt-3 text-ink-soft">
        {until ? typeset((isRenewal ? texts.renewed : texts.text)(formatMoscowDay(until))) : null}{" "}
        {receiptEmail ? typeset(texts.receipt(receiptEmail)) : null}
      </p>
      <NextCharge />
      {features.length > 0 ? (
        <section aria-labelledby="open-now" className="mt-8 max-w-2xl">
          <h2 id="open-now" className="text-lg">
            {texts.open}
          </h2>
          <ul className="mt-3 space-y-2">
            {features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="mt-0.5 size-4.5 shrink-0 text-success"
                />
                <span className="min-w-0">{typeset(feature)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild>
          <Link href="/generator">{texts.create}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link href="/documents">{texts.toDocuments}</Link>
        </Button>
        <Button asChild variant="quiet">
          <Link href="/settings/plan">{paymentTexts.toCabinet}</Link>
        </Button>
      </div>
      <OrderFacts order={order} />
    </>
  );
}

/** The next automatic charge, and how to stop it. */
function NextCharge() {
  const charge = usePlan().data?.nextCharge;
  if (!charge) return null;
  return (
    <p className="measure mt-2 text-ink-soft">
      {typeset(texts.next(formatRoubles(charge.amount), formatMoscowDay(charge.at)))}
      <Link href="/settings/plan" className="text-accent">
        {texts.stop}
      </Link>
    </p>
  );
}
