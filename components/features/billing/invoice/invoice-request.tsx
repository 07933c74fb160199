import { InvoiceButton } from "@/components/features/billing/invoice/invoice-button";
import { invoiceScreen as texts } from "@/content/billing/invoice-screens";
import type { NewInvoice } from "@/lib/features/billing/invoices/client";
import { typeset } from "@/lib/russian/screen-typography";

type InvoiceRequestProps = Pick<NewInvoice, "plan" | "months"> & {
  /** What the invoice will say about НДС. */
  vatNote: string | null;
};

/** Ordering by invoice for organisations, next to the order form for everybody else. */
export function InvoiceRequest({ vatNote, ...order }: InvoiceRequestProps) {
  return (
    <section aria-labelledby="invoice-request" className="border-t border-line pt-5">
      <h2 id="invoice-request" className="text-[1rem] font-medium">
        {texts.title}
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">{typeset(texts.lead)}</p>
      {vatNote ? <p className="measure mt-1 text-sm text-ink-faint">{typeset(vatNote)}</p> : null}
      <InvoiceButton {...order} variant="secondary" className="mt-4" />
    </section>
  );
}
