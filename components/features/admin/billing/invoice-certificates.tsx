"use client";

import { useConfirmedAction } from "@/components/features/admin/billing/use-confirmed-action";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { useIssueCertificate, useWithdrawInvoice } from "@/lib/features/billing/admin/client";
import type { OrderHistory } from "@/lib/features/billing/admin/schema";
import { adminInvoicesPath, useInvoiceFile } from "@/lib/features/billing/invoices/client";
import type { Paper } from "@/lib/features/billing/invoices/schema";

type InvoiceCertificatesProps = {
  history: OrderHistory;
  invoice: NonNullable<OrderHistory["invoice"]>;
};

/** The documents of an invoice; issues its completion certificate early, or cancels the invoice. */
export function InvoiceCertificates({
  history: { order, grant },
  invoice,
}: InvoiceCertificatesProps) {
  const file = useInvoiceFile(adminInvoicesPath, order.id);
  const issuing = useConfirmedAction(useIssueCertificate(order.id));
  const withdrawal = useConfirmedAction(useWithdrawInvoice(order.id));
  const save = (paper: Paper) =>
    file.mutate(paper, {
      onError: (error) => void showFailure("Ошибка", error, "Не удалось скачать файл"),
    });
  const canIssue = invoice.actOn === null && grant?.isGiven;
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {invoice.buyerName ? (
          <Button variant="secondary" size="sm" onClick={() => save("invoice")}>
            Скачать счёт
          </Button>
        ) : null}
        {invoice.actOn ? (
          <Button variant="secondary" size="sm" onClick={() => save("act")}>
            Скачать акт
          </Button>
        ) : null}
        {canIssue ? (
          <Button variant="secondary" size="sm" onClick={issuing.requestConfirmation}>
            Составить акт
          </Button>
        ) : null}
        {order.state === "waiting" ? (
          <Button variant="quiet" size="sm" onClick={withdrawal.requestConfirmation}>
            Отозвать счёт
          </Button>
        ) : null}
      </div>
      {issuing.failure || withdrawal.failure ? (
        <Alert tone="danger" role="alert" title="Не получилось" className="mt-4">
          {issuing.failure ?? withdrawal.failure}
        </Alert>
      ) : null}
      <ConfirmDialog
        open={issuing.isAsking}
        onOpenChange={issuing.setIsAsking}
        title={`Составить акт по счёту № ${invoice.number}?`}
        description="Оплаченный срок ещё не начался. Акт получит сегодняшнюю дату и следующий номер, переписать его нельзя."
        action="Составить акт"
        tone="primary"
        pending={issuing.isPending}
        onConfirm={() => void issuing.confirm(undefined)}
      />
      <ConfirmDialog
        open={withdrawal.isAsking}
        onOpenChange={withdrawal.setIsAsking}
        title={`Отозвать счёт № ${invoice.number}?`}
        description="Плательщик увидит, что счёт отменён. Номер останется занятым. Если деньги всё же придут, счёт можно отметить оплаченным."
        action="Отозвать"
        pending={withdrawal.isPending}
        onConfirm={() => void withdrawal.confirm(undefined)}
      />
    </div>
  );
}
