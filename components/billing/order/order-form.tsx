"use client";

import { type SubmitEvent, useEffect, useState } from "react";
import { dayWords } from "@/components/billing/day-words";
import { InvoiceRequest } from "@/components/billing/invoice/invoice-request";
import { OrderSummary } from "@/components/billing/order/order-summary";
import { OrganisationOrder } from "@/components/billing/order/organisation-order";
import { TermRow } from "@/components/billing/order/term-row";
import type { Placing } from "@/components/billing/order/use-payable-order";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { focusControl } from "@/components/ui/error-summary";
import { Field, FieldGroup } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { orderWords } from "@/content/payments/order";
import { chargeTime } from "@/lib/features/billing/renewal/charge-time";
import type { Quote } from "@/lib/features/billing/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { ApiError, explain } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type OrderFormProps = {
  quote: Quote;
  /** Of the account: where the receipt goes unless another address is typed. */
  email: string;
  /** Asked for by the address; any number. */
  initialMonths: number;
  placing: Placing;
};

/** The order: its term, the address of its receipt, the consent to renewals; beside them what it comes to. */
export function OrderForm({ quote, email, initialMonths, placing }: OrderFormProps) {
  const [asked, setAsked] = useState(initialMonths);
  const [receiptEmail, setReceiptEmail] = useState(email);
  const [renews, setRenews] = useState(false);
  const { error } = placing;
  const emailError = error instanceof ApiError ? error.fieldErrors.email?.[0] : undefined;
  useEffect(() => {
    if (error && emailError) focusControl("order-email");
  }, [error, emailError]);
  const option = quote.options.find(({ months }) => months === asked) ?? quote.options[0];
  if (!option) return null;
  const { months, amount, until } = option;
  const sum = formatRoubles(amount);
  const renewal = dayWords(
    chargeTime({ renewalOf: new Date(until), createdAt: new Date() }).toISOString(),
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const receipt = quote.makesReceipts ? { email: receiptEmail.trim() } : {};
    placing.place({ plan: quote.plan, months, renews, ...receipt });
  };

  return (
    <>
      <h1 className="text-3xl">{typeset(orderWords.title(quote.name))}</h1>
      <p className="measure mt-3 text-ink-soft">{typeset(orderWords.lead)}</p>
      {quote.isTest ? (
        <Alert tone="warning" title={orderWords.test} className="mt-5 max-w-2xl">
          {typeset(orderWords.testText)}
        </Alert>
      ) : null}
      <ScriptedForm
        onSubmit={submit}
        className="mt-9 grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="min-w-0 space-y-9">
          <FieldGroup id="order-months" label={orderWords.term}>
            {() => (
              <div className="mt-2 divide-y divide-line border-y border-line">
                {quote.options.map((one) => (
                  <TermRow
                    key={one.months}
                    option={one}
                    checked={one.months === months}
                    onChoose={() => setAsked(one.months)}
                  />
                ))}
              </div>
            )}
          </FieldGroup>
          {quote.makesReceipts ? (
            <Field
              id="order-email"
              label={orderWords.receipt}
              hint={typeset(orderWords.receiptHint)}
              error={emailError}
            >
              {(control) => (
                <Input
                  {...control}
                  name="email"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  className="max-w-sm"
                  value={receiptEmail}
                  onChange={({ target }) => setReceiptEmail(target.value)}
                />
              )}
            </Field>
          ) : null}
          <FieldGroup id="order-renews" label={orderWords.renewal}>
            {({ id }) => (
              <>
                <Checkbox
                  id={id}
                  name="renews"
                  aria-describedby="order-renews-terms"
                  checked={renews}
                  onChange={({ target }) => setRenews(target.checked)}
                  label={typeset(consentOf(sum, months))}
                />
                {/* Not small print: what is agreed to, and how it ends. */}
                <p id="order-renews-terms" className="max-w-[38rem] pl-8 text-sm text-ink-soft">
                  {typeset(orderWords.consentNote(renewal))}
                </p>
              </>
            )}
          </FieldGroup>
        </div>
        <OrderSummary
          quote={quote}
          option={option}
          renewal={renews ? orderWords.renewsOn(renewal, sum) : orderWords.noRenewal}
        >
          {error && !emailError ? (
            <Alert tone="danger" role="alert" className="mb-4">
              {explain(error, orderWords.nothingTaken)}
            </Alert>
          ) : null}
          <Button type="submit" size="lg" className="w-full" pending={placing.isPending}>
            {orderWords.pay}
          </Button>
        </OrderSummary>
        <InvoiceRequest plan={quote.plan} months={months}>
          <OrganisationOrder />
        </InvoiceRequest>
      </ScriptedForm>
    </>
  );
}

const consentOf = (sum: string, months: number): string =>
  months === 1
    ? orderWords.consentMonthly(sum)
    : orderWords.consent(sum, orderWords.months(months));
