import { auditActions } from "@/lib/features/audit/actions";
import type { OrderHistory } from "@/lib/features/billing/admin/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";

/** One event in the history of an order. */
export type TimelineEvent = { at: string; text: string; details?: string | undefined };

const paymentEventLabels: Record<string, string> = {
  "payment.succeeded": "ЮKassa сообщила, что платёж прошёл",
  "payment.canceled": "ЮKassa сообщила об отмене платежа",
  "payment.waiting_for_capture": "ЮKassa сообщила, что платёж ждёт списания",
  "refund.succeeded": "ЮKassa сообщила о возврате",
};
const paymentStatusLabels: Record<string, string> = {
  pending: "ждёт плательщика",
  waiting_for_capture: "ждёт списания",
  succeeded: "прошёл",
  canceled: "отменён",
};
const refundStateLabels = {
  asked: "ждём ответа ЮKassa",
  succeeded: "деньги ушли",
  canceled: "ЮKassa отказала",
} as const;

const actions: Record<string, string> = auditActions;

/**
 * All events of an order in chronological order: actions of people, responses of ЮKassa, plans given and taken back.
 */
export function buildTimeline(history: OrderHistory): TimelineEvent[] {
  const { order, payments, grant, refunds, events, log } = history;
  const happenings: TimelineEvent[] = [
    { at: order.createdAt, text: order.isRenewal ? "Продление запланировано" : "Заказ сделан" },
    ...payments.map(({ provider, providerId, state, amount, createdAt }) => ({
      at: createdAt,
      text:
        provider === "invoice"
          ? `Деньги по счёту: ${formatRoubles(amount)}`
          : `Платёж ЮKassa на ${formatRoubles(amount)}: ${paymentStatusLabels[state] ?? state}`,
      details: provider === "invoice" ? undefined : providerId,
    })),
    ...events.map(({ kind, createdAt, handledAt, lastError }) => ({
      at: createdAt,
      text: paymentEventLabels[kind] ?? kind,
      details: handledAt ? undefined : (lastError ?? "ещё не разобрано"),
    })),
    ...(grant && !grant.isGiven
      ? [{ at: grant.createdAt, text: "Деньги пришли, а аккаунта уже не было: план не выдан" }]
      : []),
    ...refunds.map(({ amount, state, createdAt, paymentNumber }) => ({
      at: createdAt,
      text: `Возврат ${formatRoubles(amount)}: ${refundStateLabels[state]}`,
      details: paymentNumber ? `Платёжное поручение № ${paymentNumber}` : undefined,
    })),
    ...log.map(({ action, adminEmail, createdAt }) => ({
      at: createdAt,
      text: actions[action] ?? action,
      details: adminEmail,
    })),
  ];
  return happenings.sort((a, b) => a.at.localeCompare(b.at));
}
