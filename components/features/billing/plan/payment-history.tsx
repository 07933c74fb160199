"use client";

import { formatMoscowDay } from "@/components/features/billing/format-moscow-day";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { ListStates } from "@/components/ui/fetched/list-states";
import { Loading } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { announcedRenewal, orderStates, planTexts, withdrawnInvoice } from "@/content/billing/plan";
import { useOrders } from "@/lib/features/billing/client";
import type { Order } from "@/lib/features/billing/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { typeset } from "@/lib/russian/screen-typography";

const { payments: texts } = planTexts;

/** Orders and payments, newest first. */
export function PaymentHistory() {
  const list = useOrders();
  return (
    <ListStates
      list={list}
      loading={<Loading label={texts.loading} />}
      failure={texts.notLoaded}
      className=""
      empty={<p className="measure text-ink-soft">{typeset(texts.none)}</p>}
    >
      {(orders) => (
        <Card>
          <ul className="divide-y divide-line">
            {orders.map((order) => (
              <HistoryRow key={order.id} order={order} />
            ))}
          </ul>
        </Card>
      )}
    </ListStates>
  );
}

function HistoryRow({ order }: { order: Order }) {
  const { id, provider, title, amount, state, isRenewal, isTest, paymentUrl } = order;
  const { label: stateWords, tone } = statesOf(provider)[state];
  const isAnnounced = state === "waiting" && isRenewal;
  return (
    <li className="flex items-start justify-between gap-4 px-5 py-4">
      <div className="min-w-0">
        <p className="font-medium">
          <OnDemandLink href={`/premium/order/${id}`} className="text-ink">
            {typeset(title)}
          </OnDemandLink>
        </p>
        {notesOf(order).map((note) => (
          <p key={note} className="mt-0.5 text-sm wrap-anywhere text-ink-faint">
            {typeset(note)}
          </p>
        ))}
        {paymentUrl ? (
          <p className="mt-1.5 text-sm">
            <OnDemandLink href={`/premium/order/${id}`} className="text-accent">
              {texts.continue}
            </OnDemandLink>
          </p>
        ) : null}
      </div>
      <div className="shrink-0 text-right">
        <p className="font-medium whitespace-nowrap tabular-nums">{formatRoubles(amount)}</p>
        <p className="mt-1 flex flex-col items-end gap-1">
          <Badge tone={tone}>{isAnnounced ? announcedRenewal : stateWords}</Badge>
          {isTest ? <Badge>{texts.test}</Badge> : null}
        </p>
      </div>
    </li>
  );
}

const statesOf = (provider: Order["provider"]) =>
  provider === "invoice" ? { ...orderStates, canceled: withdrawnInvoice } : orderStates;

/** The date and further details, one per line. */
function notesOf(order: Order): string[] {
  const { provider, createdAt, paidAt, until, isRenewal, receiptEmail, refunded } = order;
  const day = formatMoscowDay(paidAt ?? createdAt);
  return [
    until ? `${day}, ${texts.until(formatMoscowDay(until))}` : day,
    ...(provider === "invoice" ? [texts.byInvoice] : []),
    ...(isRenewal ? [texts.renewal] : []),
    ...(receiptEmail && paidAt ? [texts.receipt(receiptEmail)] : []),
    ...(refunded > 0 ? [texts.refundedPart(formatRoubles(refunded))] : []),
  ];
}
