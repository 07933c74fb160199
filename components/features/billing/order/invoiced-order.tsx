import { InvoiceButton } from "@/components/features/billing/invoice/invoice-button";
import { AlternativePayment } from "@/components/features/billing/order/alternative-payment";
import { OrderSummary, orderGrid } from "@/components/features/billing/order/order-summary";
import { TermChoice } from "@/components/features/billing/order/term-choice";
import { refundRule, orderTexts as texts } from "@/content/billing/order";
import { planRequestPath } from "@/content/plan-requests/texts";
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
          [texts.plan, `«${name}», ${texts.months(months)}`],
          [texts.begins, continues ? texts.beginsAfter : texts.beginsWithMoney],
          [texts.renewal, texts.noRenewal],
          ...(vatNote === null ? [] : [[texts.tax, vatNote] as const]),
        ]}
        amount={option.amount}
        notes={[texts.invoiceTerms, refundRule]}
      >
        <InvoiceButton plan={plan} months={months} variant="primary" size="lg" className="w-full" />
      </OrderSummary>
      <AlternativePayment
        id="order-person"
        title={texts.person}
        text={texts.personText(planRequestPath({ plan, months }))}
      />
    </div>
  );
}
