import { InvoiceButton } from "@/components/billing/invoice/invoice-button";
import { AlternativePayment } from "@/components/billing/order/alternative-payment";
import { OrderSummary, orderGrid } from "@/components/billing/order/order-summary";
import { TermChoice } from "@/components/billing/order/term-choice";
import { refundRule, orderTexts as words } from "@/content/payments/order";
import { planRequestPath } from "@/content/plans/plan-requests";
import type { Quote } from "@/lib/features/billing/schema";

type InvoicedOrderProps = {
  quote: Quote;
  option: Quote["options"][number];
  onTerm: (months: number) => void;
};

/** The order if only invoices are set up: its start is unknown until the money arrives. */
export function InvoicedOrder({ quote, option, onTerm }: InvoicedOrderProps) {
  const { plan, name, options, continues, vatNote } = quote;
  const { months } = option;
  return (
    <div className={orderGrid}>
      <TermChoice options={options} chosen={option} onChoose={onTerm} hasEnd={false} />
      <OrderSummary
        rows={[
          [words.plan, `«${name}», ${words.months(months)}`],
          [words.begins, continues ? words.beginsAfter : words.beginsWithMoney],
          [words.renewal, words.noRenewal],
          ...(vatNote === null ? [] : [[words.tax, vatNote] as const]),
        ]}
        amount={option.amount}
        notes={[words.invoiceTerms, refundRule]}
      >
        <InvoiceButton plan={plan} months={months} variant="primary" size="lg" className="w-full" />
      </OrderSummary>
      <AlternativePayment
        id="order-person"
        title={words.person}
        text={words.personText(planRequestPath({ plan, months }))}
      />
    </div>
  );
}
