"use client";

import { useState } from "react";
import { describeRefundRule, payerOf } from "@/components/features/admin/billing/labels";
import { PaymentOrderFields } from "@/components/features/admin/billing/payment-order-fields";
import { useConfirmedAction } from "@/components/features/admin/billing/use-confirmed-action";
import { TextField } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { useRefund } from "@/lib/features/billing/admin/client";
import type { OrderHistory } from "@/lib/features/billing/admin/schema";
import { formatKopecks, formatRoubles, parseKopecks } from "@/lib/features/billing/terms/kopecks";
import { typeset } from "@/lib/russian/screen-typography";

type RefundFormProps = {
  history: OrderHistory;
  proposal: NonNullable<OrderHistory["proposal"]>;
};

/** Parses a typed amount, «923,93», «923.93» or «923», into kopecks; null if it is not one. */
function toKopecks(text: string): number | null {
  const plain = text.replace(/[\s₽]/g, "").replace(",", ".");
  return parseKopecks(plain.includes(".") ? plain : `${plain}.00`);
}

/** Refunds an order: starts with the amount by the rules, and asks for confirmation with amount and payer. */
export function RefundForm({ history: { order }, proposal }: RefundFormProps) {
  const [typed, setTyped] = useState(formatKopecks(proposal.amount).replace(".", ","));
  const [paymentOrder, setPaymentOrder] = useState({
    paymentNumber: "",
    paidOn: toMoscowDate(new Date()),
  });
  const [sumError, setSumError] = useState<string>();
  const isInvoice = order.provider === "invoice";
  const amount = toKopecks(typed) ?? 0;
  const action = useConfirmedAction(useRefund(order.id));
  const refund = () =>
    action.confirm({
      amount,
      refunded: order.refunded,
      ...(isInvoice ? { paymentOrder } : {}),
    });
  const sum = formatRoubles(amount);
  return (
    <form
      noValidate
      aria-label="Вернуть деньги"
      className="max-w-md space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        setSumError(amount > 0 ? undefined : "Укажите сумму больше нуля, например 990,50");
        if (amount > 0) action.requestConfirmation();
      }}
    >
      <div>
        <h3 className="text-[1rem] font-semibold">Вернуть деньги</h3>
        <p className="mt-1 text-sm text-ink-soft">{typeset(describeRefundRule(proposal))}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={`refund-${order.id}-sum`}
          label="Сумма, ₽"
          inputMode="decimal"
          autoComplete="off"
          error={sumError ?? action.errorOf("amount")}
          value={typed}
          onText={setTyped}
        />
        {isInvoice ? (
          <PaymentOrderFields
            id={`refund-${order.id}`}
            values={paymentOrder}
            onChange={(change) => setPaymentOrder({ ...paymentOrder, ...change })}
            errorOf={(field) => action.errorOf(`paymentOrder.${field}`)}
          />
        ) : null}
      </div>
      {action.failure ? (
        <Alert tone="danger" role="alert" title="Деньги не возвращены">
          {action.failure}
        </Alert>
      ) : null}
      <Button type="submit" variant="secondary">
        {isInvoice ? "Записать возврат" : "Вернуть деньги"}
      </Button>
      <ConfirmDialog
        open={action.isAsking}
        onOpenChange={action.setIsAsking}
        title={isInvoice ? `Записать возврат ${sum}?` : `Вернуть ${sum}?`}
        description={typeset(
          `${isInvoice ? "Деньги вы уже отправили через банк. Плательщик" : "Деньги уйдут через ЮKassa туда, откуда пришли. Плательщик"} — ${payerOf(order)}. ${
            order.email ? `План кабинета ${order.email} по этому заказу закончится сразу. ` : ""
          }Отменить возврат нельзя.`,
        )}
        action={isInvoice ? "Записать возврат" : `Вернуть ${sum}`}
        pending={action.isPending}
        onConfirm={() => void refund()}
      />
    </form>
  );
}
