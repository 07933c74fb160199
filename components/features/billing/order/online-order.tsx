"use client";

import { type SubmitEvent, useEffect, useState } from "react";
import { formatMoscowDay } from "@/components/features/billing/format-moscow-day";
import { InvoiceRequest } from "@/components/features/billing/invoice/invoice-request";
import { AlternativePayment } from "@/components/features/billing/order/alternative-payment";
import { OrderSummary, orderGrid } from "@/components/features/billing/order/order-summary";
import { TermChoice } from "@/components/features/billing/order/term-choice";
import type { OrderPlacement } from "@/components/features/billing/order/use-payable-order";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls/choice";
import { focusControl } from "@/components/ui/controls/error-summary";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { orderTexts, refundRule } from "@/content/billing/order";
import { planRequestPath } from "@/content/plan-requests/texts";
import { chargeTime } from "@/lib/features/billing/renewal/charge-time";
import type { Quote } from "@/lib/features/billing/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type OnlineOrderProps = {
  quote: Quote;
  option: Quote["options"][number];
  onTerm: (months: number) => void;
  email: string;
  placing: OrderPlacement;
};

/** The order through ЮKassa: its term, the address for the receipt, the consent to renewals, and the total. */
export function OnlineOrder({ quote, option, onTerm, email, placing }: OnlineOrderProps) {
  const [receiptEmail, setReceiptEmail] = useState(email);
  const [renews, setRenews] = useState(false);
  const { error } = placing;
  const emailError = fieldMessages(error).email;
  useEffect(() => {
    if (error && emailError) focusControl("order-email");
  }, [error, emailError]);
  const { plan } = quote;
  const { months, amount, until } = option;
  const sum = formatRoubles(amount);
  const renewal = formatMoscowDay(
    chargeTime({ renewalOf: new Date(until), createdAt: new Date() }).toISOString(),
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const receipt = quote.makesReceipts ? { email: receiptEmail.trim() } : {};
    placing.place({ plan, months, renews, ...receipt });
  };

  return (
    <ScriptedForm onSubmit={submit} className={orderGrid}>
      <div className="min-w-0 space-y-9">
        <TermChoice options={quote.options} chosen={option} onChoose={onTerm} hasEnd />
        {quote.makesReceipts ? (
          <Field
            id="order-email"
            label={orderTexts.receipt}
            hint={typeset(orderTexts.receiptHint)}
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
        <FieldGroup id="order-renews" label={orderTexts.renewal}>
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
              {/* Not small print: what the user agrees to, and how to cancel it. */}
              <p id="order-renews-terms" className="max-w-[38rem] pl-8 text-sm text-ink-soft">
                {typeset(orderTexts.consentNote(renewal))}
              </p>
            </>
          )}
        </FieldGroup>
      </div>
      <OrderSummary
        rows={[
          [orderTexts.plan, `«${quote.name}», ${orderTexts.months(months)}`],
          [orderTexts.begins, quote.continues ? formatMoscowDay(quote.from) : orderTexts.beginsNow],
          [orderTexts.ends, formatMoscowDay(until)],
          [orderTexts.renewal, renews ? orderTexts.renewsOn(renewal, sum) : orderTexts.noRenewal],
        ]}
        amount={amount}
        notes={[
          orderTexts.terms,
          refundRule,
          ...(quote.makesReceipts ? [] : [orderTexts.receiptBySeller]),
        ]}
      >
        {error && !emailError ? (
          <Alert tone="danger" role="alert" className="mb-4">
            {getErrorMessage(error, orderTexts.nothingTaken)}
          </Alert>
        ) : null}
        <Button type="submit" size="lg" className="w-full" pending={placing.isPending}>
          {orderTexts.pay}
        </Button>
      </OrderSummary>
      {quote.ways.includes("invoice") ? (
        <InvoiceRequest plan={plan} months={months} vatNote={quote.vatNote} />
      ) : (
        <AlternativePayment
          id="order-organisation"
          title={orderTexts.organisation}
          text={orderTexts.organisationText(planRequestPath({ plan, months }))}
        />
      )}
    </ScriptedForm>
  );
}

const consentOf = (sum: string, months: number): string =>
  months === 1
    ? orderTexts.consentMonthly(sum)
    : orderTexts.consent(sum, orderTexts.months(months));
