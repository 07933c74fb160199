import type { ReactNode } from "react";
import { InlineText } from "@/components/page-blocks/inline-text";
import { Card } from "@/components/ui/card";
import { orderTexts } from "@/content/billing/order";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";

/** What is chosen on the left, what it comes to on the right, what else there is below. */
export const orderGrid =
  "mt-9 grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_22rem]";

type OrderSummaryProps = {
  rows: readonly (readonly [name: string, value: string])[];
  /** In kopecks. */
  amount: number;
  /** What the user agrees to by pressing the button; links as in `Words`. */
  notes: readonly string[];
  /** The submit button. */
  children: ReactNode;
};

/** The total of the order, shown before the button that places it. */
export function OrderSummary({ rows, amount, notes, children }: OrderSummaryProps) {
  return (
    <Card className="p-5 sm:p-6 lg:sticky lg:top-20 lg:row-span-2">
      <h2 className="text-lg">{orderTexts.summary}</h2>
      <dl className="mt-3 divide-y divide-line text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-4 pb-5">
          <dt className="font-medium">{orderTexts.total}</dt>
          <dd className="text-xl font-semibold whitespace-nowrap tabular-nums" aria-live="polite">
            {formatRoubles(amount)}
          </dd>
        </div>
      </dl>
      {children}
      <div className="mt-4 space-y-2.5 text-xs text-ink-faint">
        {notes.map((note) => (
          <p key={note}>
            <InlineText>{note}</InlineText>
          </p>
        ))}
      </div>
    </Card>
  );
}
