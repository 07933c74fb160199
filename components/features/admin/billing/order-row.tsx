import { orderStateBadges, payerOf } from "@/components/features/admin/billing/labels";
import { OrderHistoryView } from "@/components/features/admin/billing/order-history";
import { ExpandableRow } from "@/components/features/admin/expandable-row";
import { Badge } from "@/components/ui/badge";
import { formatMoment } from "@/components/ui/format-moment";
import type { ListedOrder } from "@/lib/features/billing/admin/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";

/** One order in a line; expanded, its full history. */
export function OrderRow({ order }: { order: ListedOrder }) {
  const { id, title, state, amount, refunded, createdAt, provider, invoice, isTest } = order;
  const look = orderStateBadges[state];
  return (
    <ExpandableRow
      id={`order-${id}`}
      line={() => (
        <span className="grid min-w-0 flex-1 gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
          <span className="min-w-0">
            <span className="block font-medium break-words">{payerOf(order)}</span>
            <span className="mt-0.5 block text-sm font-normal break-words text-ink-soft">
              {title}
            </span>
            <span className="mt-0.5 block text-xs font-normal text-ink-faint">
              {provider === "invoice" ? `Счёт № ${invoice}` : "ЮKassa"}
              {" · "}
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-end">
            <span className="font-medium whitespace-nowrap tabular-nums">
              {formatRoubles(amount)}
            </span>
            <span className="flex flex-wrap gap-1.5">
              {order.isOwed ? <Badge tone="danger">К возврату</Badge> : null}
              {isTest ? <Badge tone="gold">Тестовый</Badge> : null}
              <Badge tone={look.tone}>{look.label}</Badge>
            </span>
            {refunded > 0 && refunded < amount ? (
              <span className="text-xs font-normal whitespace-nowrap text-ink-faint">
                вернули {formatRoubles(refunded)}
              </span>
            ) : null}
          </span>
        </span>
      )}
    >
      <OrderHistoryView id={id} />
    </ExpandableRow>
  );
}
