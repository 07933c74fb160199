"use client";

import { InvoiceCertificates } from "@/components/features/admin/billing/invoice-certificates";
import { MarkPaidForm } from "@/components/features/admin/billing/mark-paid-form";
import { RefundForm } from "@/components/features/admin/billing/refund-form";
import { buildTimeline } from "@/components/features/admin/billing/timeline";
import { FactList } from "@/components/features/admin/fact-list";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatDay, formatEffectiveDate, formatMoment } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Skeleton } from "@/components/ui/skeleton";
import { useOrderHistory } from "@/lib/features/billing/admin/client";
import type { OrderHistory } from "@/lib/features/billing/admin/schema";

/** An order, its history, and the actions on its money. */
export function OrderHistoryView({ id }: { id: string }) {
  return (
    <QueryStates
      query={useOrderHistory(id)}
      loading={
        <Loading label="Загружаем заказ">
          <Skeleton className="mb-8 h-32 w-full" />
        </Loading>
      }
      failure="Не удалось загрузить заказ"
      className="mb-8"
    >
      {(history) => (
        <div className="grid gap-x-12 gap-y-8 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
          <div className="min-w-0 space-y-8">
            <Timeline history={history} />
            <Deeds history={history} />
          </div>
          <Facts history={history} />
        </div>
      )}
    </QueryStates>
  );
}

function Timeline({ history }: { history: OrderHistory }) {
  return (
    <ol aria-label="Что было с заказом" className="space-y-3 border-l border-line pl-5">
      {buildTimeline(history).map(({ at, text, details }, place) => (
        // Two events may have the same time, so the key includes the index; the list is only ever replaced.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={place} className="relative text-sm">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[1.5rem] size-2 rounded-full bg-line-strong"
          />
          <p className="break-words">{text}</p>
          <p className="text-xs break-all text-ink-faint">
            <time dateTime={at}>{formatMoment(at)}</time>
            {details ? ` · ${details}` : ""}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Only the possible actions: a paid order can be refunded, an open invoice can be paid or cancelled. */
function Deeds({ history }: { history: OrderHistory }) {
  const { invoice, proposal, refunds } = history;
  const isUnderWay = refunds.some(({ state }) => state === "asked");
  return (
    <>
      {invoice ? <InvoiceCertificates history={history} invoice={invoice} /> : null}
      {invoice && invoice.paidOn === null ? (
        <MarkPaidForm history={history} invoice={invoice} />
      ) : null}
      {proposal && !isUnderWay ? (
        // Remounted on each change, so that the form starts with the current proposal.
        <RefundForm key={proposal.amount} history={history} proposal={proposal} />
      ) : null}
      {isUnderWay ? (
        <p role="status" className="text-sm text-ink-soft">
          Возврат уже отправлен. ЮKassa ещё не ответила, спросим сами в течение десяти минут.
        </p>
      ) : null}
    </>
  );
}

function Facts({ history }: { history: OrderHistory }) {
  const { order, grant, invoice } = history;
  const facts: [string, string | null | undefined][] = [
    ["Кабинет", order.email ?? "Аккаунт удалён"],
    ["Номер заказа", order.id],
    [
      "План действует",
      grant?.isGiven ? `${formatDay(grant.from)} — ${formatDay(grant.until)}` : null,
    ],
    ["Срок отозван", grant?.revokedAt && formatMoment(grant.revokedAt)],
    ["Продление", order.renews ? "Плательщик согласился" : null],
    ["Плательщик", invoice?.buyerName],
    ["ИНН", invoice?.buyerInn],
    ["КПП", invoice?.buyerKpp],
    ["Адрес", invoice?.buyerAddress],
    ["Счёт выставлен", invoice && formatEffectiveDate(invoice.issuedOn)],
    ["Оплачен", invoice?.paidOn && formatEffectiveDate(invoice.paidOn)],
    ["Платёжное поручение", invoice?.paymentNumber && `№ ${invoice.paymentNumber}`],
    ["Акт", invoice?.actOn && formatEffectiveDate(invoice.actOn)],
  ];
  return (
    <div className="space-y-3 text-sm">
      <FactList facts={facts} />
      <p>
        <OnDemandLink
          href={`/admin/audit?subject=${order.id}`}
          className="text-accent underline underline-offset-4"
        >
          Записи журнала
        </OnDemandLink>
      </p>
    </div>
  );
}
