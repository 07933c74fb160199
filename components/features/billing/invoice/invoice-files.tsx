"use client";

import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { invoiceScreen as texts } from "@/content/billing/invoice-screens";
import { useInvoiceFile, userInvoicesPath } from "@/lib/features/billing/invoices/client";
import type { Invoice, Paper } from "@/lib/features/billing/invoices/schema";

/** The invoice as a file, and its completion certificate if there is one. */
export function InvoiceFiles({
  invoice: { id, number, hasAct: hasCertificate },
}: {
  invoice: Invoice;
}) {
  const file = useInvoiceFile(userInvoicesPath, id);
  const save = (paper: Paper) =>
    file.mutate(paper, {
      onError: (error) => void showFailure("Ошибка", error, texts.notSaved),
    });
  const button = (paper: Paper, label: string) => (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${label}: № ${number}`}
      pending={file.isPending && file.variables === paper}
      onClick={() => save(paper)}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {button("invoice", texts.save)}
      {hasCertificate ? button("act", texts.saveCertificate) : null}
    </div>
  );
}
