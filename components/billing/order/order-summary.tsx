import type { ReactNode } from "react";
import { dayWords } from "@/components/billing/day-words";
import { Words } from "@/components/info/words";
import { Card } from "@/components/ui/card";
import { orderWords, refundRule } from "@/content/payments/order";
import type { Quote } from "@/lib/features/billing/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { typeset } from "@/lib/russian/screen-typography";

type OrderSummaryProps = {
  quote: Quote;
  option: Quote["options"][number];
  /** When it renews itself, in words. */
  renewal: string;
  /** The button. */
  children: ReactNode;
};

/** What the order comes to, read before the button that makes it. */
export function OrderSummary({ quote, option, renewal, children }: OrderSummaryProps) {
  const rows = [
    [orderWords.plan, `«${quote.name}», ${orderWords.months(option.months)}`],
    [orderWords.begins, quote.continues ? dayWords(quote.from) : orderWords.beginsNow],
    [orderWords.ends, dayWords(option.until)],
    [orderWords.renewal, renewal],
  ];
  return (
    <Card className="p-5 sm:p-6 lg:sticky lg:top-20 lg:row-span-2">
      <h2 className="text-lg">{orderWords.summary}</h2>
      <dl className="mt-3 divide-y divide-line text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-4 pb-5">
          <dt className="font-medium">{orderWords.total}</dt>
          <dd className="text-xl font-semibold whitespace-nowrap tabular-nums" aria-live="polite">
            {formatRoubles(option.amount)}
          </dd>
        </div>
      </dl>
      {children}
      <div className="mt-4 space-y-2.5 text-xs text-ink-faint">
        <p>
          <Words>{orderWords.terms}</Words>
        </p>
        <p>{typeset(refundRule)}</p>
        {quote.makesReceipts ? null : <p>{typeset(orderWords.receiptBySeller)}</p>}
      </div>
    </Card>
  );
}
