"use client";

import { useState } from "react";
import { payerOf } from "@/components/features/admin/billing/labels";
import { PaymentOrderFields } from "@/components/features/admin/billing/payment-order-fields";
import { useConfirmedAction } from "@/components/features/admin/billing/use-confirmed-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { useMarkPaid } from "@/lib/features/billing/admin/client";
import type { OrderHistory } from "@/lib/features/billing/admin/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { typeset } from "@/lib/russian/screen-typography";

type MarkPaidFormProps = {
  history: OrderHistory;
  invoice: NonNullable<OrderHistory["invoice"]>;
};

/** Marks an invoice as paid. Asks for confirmation with amount and payer, because it activates the plan. */
export function MarkPaidForm({ history: { order }, invoice }: MarkPaidFormProps) {
  const [values, setValues] = useState({
    paymentNumber: "",
    paidOn: toMoscowDate(new Date()),
  });
  const action = useConfirmedAction(useMarkPaid(order.id));
  const sum = formatRoubles(order.amount);
  return (
    <form
      noValidate
      aria-label="Счёт оплачен"
      className="max-w-md space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        action.requestConfirmation();
      }}
    >
      <h3 className="text-[1rem] font-semibold">Деньги пришли</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <PaymentOrderFields
          id={`paid-${order.id}`}
          values={values}
          onChange={(typed) => setValues({ ...values, ...typed })}
          errorOf={action.errorOf}
        />
      </div>
      {action.failure ? (
        <Alert tone="danger" role="alert" title="Счёт не отмечен">
          {action.failure}
        </Alert>
      ) : null}
      <Button type="submit" variant="secondary">
        Отметить оплаченным
      </Button>
      <ConfirmDialog
        open={action.isAsking}
        onOpenChange={action.setIsAsking}
        title={`Пришло ${sum} по счёту № ${invoice.number}?`}
        description={typeset(
          `Плательщик — ${payerOf(order)}. ${
            order.email
              ? `Кабинет ${order.email} сразу получит: ${order.title}.`
              : "Аккаунт удалён: план выдать некому, деньги надо будет вернуть."
          } Отменить это нельзя, только вернуть деньги.`,
        )}
        action="Отметить оплаченным"
        tone="primary"
        pending={action.isPending}
        onConfirm={() => void action.confirm({ amount: order.amount, ...values })}
      />
    </form>
  );
}
