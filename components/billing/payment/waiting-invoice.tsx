"use client";

import { InvoiceList } from "@/components/billing/invoice/invoice-list";
import { OrderFacts } from "@/components/billing/payment/order-facts";
import { paymentTexts } from "@/content/payments/payment";
import { useInvoices } from "@/lib/features/billing/invoices/client";
import type { Order } from "@/lib/features/billing/schema";
import { typeset } from "@/lib/russian/screen-typography";

/** An order that a company pays from its account: nobody can be asked about it, its paper is here. */
export function WaitingInvoice({ order, title }: { order: Order; title: string }) {
  const own = useInvoices().data?.invoices.filter(({ id }) => id === order.id) ?? [];
  return (
    <>
      <h1 className="text-3xl">{typeset(title)}</h1>
      <p className="measure mt-3 text-ink-soft">{typeset(paymentTexts.invoice.text)}</p>
      <div className="mt-7 max-w-2xl">
        {own.length > 0 ? <InvoiceList invoices={own} /> : <OrderFacts order={order} />}
      </div>
    </>
  );
}
