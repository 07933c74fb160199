import { formatMoscowDay } from "@/components/billing/format-moscow-day";
import { Badge } from "@/components/ui/badge";
import { paymentTexts } from "@/content/payments/payment";
import type { Order } from "@/lib/features/billing/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { typeset } from "@/lib/russian/screen-typography";

const { order: words } = paymentTexts;

/** Which order it is, so that nobody takes it for another. */
export function OrderFacts({ order }: { order: Order }) {
  const facts = [
    [words.plan, typeset(order.title)],
    [words.sum, formatRoubles(order.amount)],
    [words.created, formatMoscowDay(order.createdAt)],
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
      {order.isTest ? <Badge className="mt-3">{words.test}</Badge> : null}
    </div>
  );
}
