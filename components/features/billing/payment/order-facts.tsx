import { formatMoscowDay } from "@/components/features/billing/format-moscow-day";
import { Badge } from "@/components/ui/badge";
import { paymentTexts } from "@/content/billing/payment";
import type { Order } from "@/lib/features/billing/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { typeset } from "@/lib/russian/screen-typography";

const { order: texts } = paymentTexts;

/** Identifies the order. */
export function OrderFacts({ order }: { order: Order }) {
  const facts = [
    [texts.plan, typeset(order.title)],
    [texts.sum, formatRoubles(order.amount)],
    [texts.created, formatMoscowDay(order.createdAt)],
  ];
  return (
    <div className="mt-8 max-w-2xl">
      <dl className="divide-y divide-line border-y border-line text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {order.isTest ? <Badge className="mt-3">{texts.test}</Badge> : null}
    </div>
  );
}
