"use client";

import { InvoiceList } from "@/components/features/billing/invoice/invoice-list";
import { OrderFacts } from "@/components/features/billing/payment/order-facts";
import { paymentTexts } from "@/content/billing/payment";
import { useInvoices } from "@/lib/features/billing/invoices/client";
import type { Order } from "@/lib/features/billing/schema";
import { typeset } from "@/lib/russian/screen-typography";

/** An order paid by invoice: no provider can be asked about it, so the page offers the invoice. */
export function WaitingInvoice({ order, title }: { order: Order; title: string }) {
  const invoices = useInvoices().data?.invoices.filter(({ id }) => id === order.id) ?? [];
  return (
    <>
      <h1 className="text-3xl">{typeset(title)}</h1>
      <p className="measure mt-3 text-ink-soft">{typeset(paymentTexts.invoice.text)}</p>
      <div className="mt-7 max-w-2xl">
        {invoices.length > 0 ? <InvoiceList invoices={invoices} /> : <OrderFacts order={order} />}
      </div>
    </>
  );
}
