import { InvoiceFiles } from "@/components/features/billing/invoice/invoice-files";
import { Badge } from "@/components/ui/badge";
import { formatDay } from "@/components/ui/format-moment";
import { invoiceScreen as texts } from "@/content/billing/invoice-screens";
import type { Invoice } from "@/lib/features/billing/invoices/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";

/** The user's invoices with their files. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <ul className="border-t border-line">
      {invoices.map((invoice) => (
        <li
          key={invoice.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
              {texts.number(invoice.number)}
              <Badge tone={invoice.state === "paid" ? "success" : "plain"}>
                {texts.states[invoice.state]}
              </Badge>
            </p>
            <p className="mt-0.5 text-sm break-words text-ink-soft">
              {invoice.title} · {formatRoubles(invoice.amount)}
            </p>
            <p className="mt-0.5 text-xs break-words text-ink-faint">
              {invoice.buyerName} · {formatDay(invoice.createdAt)}
            </p>
          </div>
          <InvoiceFiles invoice={invoice} />
        </li>
      ))}
    </ul>
  );
}
