"use client";

import { useConfirmedAction } from "@/components/admin/billing/use-confirmed-action";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { useIssueCertificate, useWithdrawInvoice } from "@/lib/features/billing/admin/client";
import type { OrderHistory } from "@/lib/features/billing/admin/schema";
import { adminInvoicesPath, useInvoiceFile } from "@/lib/features/billing/invoices/client";
import type { Paper } from "@/lib/features/billing/invoices/schema";

type InvoiceActsProps = { history: OrderHistory; invoice: NonNullable<OrderHistory["invoice"]> };

/** The documents of an invoice; creates an act early, or cancels the invoice. */
export function InvoiceActs({ history: { order, grant }, invoice }: InvoiceActsProps) {
  const file = useInvoiceFile(adminInvoicesPath, order.id);
  const writing = useConfirmedAction(useIssueCertificate(order.id));
  const withdrawing = useConfirmedAction(useWithdrawInvoice(order.id));
  const save = (paper: Paper) =>
    file.mutate(paper, {
      onError: (error) => void showFailure("Ошибка", error, "Не удалось скачать файл"),
    });
  const canWrite = invoice.actOn === null && grant?.isGiven;
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
        {canWrite ? (
          <Button variant="secondary" size="sm" onClick={writing.ask}>
            Составить акт
          </Button>
        ) : null}
        {order.state === "waiting" ? (
          <Button variant="quiet" size="sm" onClick={withdrawing.ask}>
            Отозвать счёт
          </Button>
        ) : null}
      </div>
      {writing.failure || withdrawing.failure ? (
        <Alert tone="danger" role="alert" title="Не получилось" className="mt-4">
          {writing.failure ?? withdrawing.failure}
        </Alert>
      ) : null}
      <ConfirmDialog
        open={writing.isAsking}
        onOpenChange={writing.setIsAsking}
        title={`Составить акт по счёту № ${invoice.number}?`}
        description="Оплаченный срок ещё не начался. Акт получит сегодняшнюю дату и следующий номер, переписать его нельзя."
        action="Составить акт"
        tone="primary"
        pending={writing.isPending}
        onConfirm={() => void writing.confirm(undefined)}
      />
      <ConfirmDialog
        open={withdrawing.isAsking}
        onOpenChange={withdrawing.setIsAsking}
        title={`Отозвать счёт № ${invoice.number}?`}
        description="Плательщик увидит, что счёт отменён. Номер останется занятым. Если деньги всё же придут, счёт можно отметить оплаченным."
        action="Отозвать"
        pending={withdrawing.isPending}
        onConfirm={() => void withdrawing.confirm(undefined)}
      />
    </div>
  );
}
