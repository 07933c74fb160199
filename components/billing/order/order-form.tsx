"use client";

import { useState } from "react";
import { InvoicedOrder } from "@/components/billing/order/invoiced-order";
import { PaidOrder } from "@/components/billing/order/paid-order";
import type { OrderPlacement } from "@/components/billing/order/use-payable-order";
import { Alert } from "@/components/ui/alert";
import { orderTexts } from "@/content/payments/order";
import type { Quote } from "@/lib/features/billing/schema";
import { typeset } from "@/lib/russian/screen-typography";

type OrderFormProps = {
  quote: Quote;
  /** Of the account: where the receipt goes unless another address is typed. */
  email: string;
  /** Asked for by the address; any number. */
  initialMonths: number;
  placing: OrderPlacement;
};

/** The order of a plan: through ЮKassa with an invoice beside it, or by an invoice alone. */
export function OrderForm({ quote, email, initialMonths, placing }: OrderFormProps) {
  const [asked, setAsked] = useState(initialMonths);
  const option = quote.options.find(({ months }) => months === asked) ?? quote.options[0];
  if (!option) return null;
  const isPaidHere = quote.ways.includes("yookassa");
  const order = { quote, option, onTerm: setAsked };
  return (
    <>
      <h1 className="text-3xl">{typeset(orderTexts.title(quote.name))}</h1>
      <p className="measure mt-3 text-ink-soft">
        {typeset(isPaidHere ? orderTexts.lead : orderTexts.invoiceLead)}
      </p>
      {quote.isTest ? (
        <Alert tone="warning" title={orderTexts.test} className="mt-5 max-w-2xl">
          {typeset(orderTexts.testText)}
        </Alert>
      ) : null}
      {isPaidHere ? (
        <PaidOrder {...order} email={email} placing={placing} />
      ) : (
        <InvoicedOrder {...order} />
      )}
    </>
  );
}
