"use client";

import { useState } from "react";
import { InvoicedOrder } from "@/components/features/billing/order/invoiced-order";
import { OnlineOrder } from "@/components/features/billing/order/online-order";
import type { OrderPlacement } from "@/components/features/billing/order/use-payable-order";
import { Alert } from "@/components/ui/alert";
import { orderTexts } from "@/content/billing/order";
import type { Quote } from "@/lib/features/billing/schema";
import { typeset } from "@/lib/russian/screen-typography";

type OrderFormProps = {
  quote: Quote;
  /** The account's address: the receipt goes there unless another one is typed. */
  email: string;
  /** Number of months from the URL; any number. */
  initialMonths: number;
  placing: OrderPlacement;
};

/** The order of a plan: through ЮKassa with an invoice as the alternative, or by invoice only. */
export function OrderForm({ quote, email, initialMonths, placing }: OrderFormProps) {
  const [chosenMonths, setChosenMonths] = useState(initialMonths);
  const option = quote.options.find(({ months }) => months === chosenMonths) ?? quote.options[0];
  if (!option) return null;
  const isPaidHere = quote.ways.includes("yookassa");
  const order = { quote, option, onTerm: setChosenMonths };
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
        <OnlineOrder {...order} email={email} placing={placing} />
      ) : (
        <InvoicedOrder {...order} />
      )}
    </>
  );
}
