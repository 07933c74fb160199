import { expect, test } from "vitest";
import { buildTimeline } from "@/components/features/admin/billing/timeline";
import type { OrderHistory } from "@/lib/features/billing/admin/schema";

const at = (minute: number) => `2026-11-27T12:0${minute}:00.000Z`;
const order = {
  id: "a".repeat(24),
  plan: "premium",
  months: 1,
  amount: 199_000,
  currency: "RUB",
  title: "План «Премиум», 1 месяц",
  state: "paid",
  isTest: false,
  renews: false,
  isRenewal: false,
  createdAt: at(0),
  paidAt: at(3),
  until: at(9),
  provider: "yookassa",
  email: null,
  invoice: null,
  buyerName: null,
  refunded: 0,
  paymentUrl: null,
  refusal: null,
  receiptEmail: null,
  isOwed: true,
} as const;

const history: OrderHistory = {
  order,
  payments: [
    {
      provider: "yookassa",
      providerId: "2f3b588d",
      amount: 199_000,
      refunded: 0,
      state: "succeeded",
      createdAt: at(1),
      updatedAt: at(3),
    },
  ],
  grant: { from: at(3), until: at(9), isGiven: false, createdAt: at(3), revokedAt: null },
  refunds: [
    {
      id: "b".repeat(24),
      amount: 50_050,
      state: "asked",
      paymentNumber: null,
      paidOn: null,
      createdAt: at(5),
    },
  ],
  events: [
    {
      kind: "payment.succeeded",
      createdAt: at(2),
      handledAt: null,
      failedAt: null,
      lastError: "ЮKassa не отвечает",
    },
  ],
  log: [{ action: "payment.return", adminEmail: "admin@example.ru", createdAt: at(4) }],
  invoice: null,
  proposal: null,
};

test("buildTimeline lists the events of an order in order of time", () => {
  expect(buildTimeline(history)).toEqual([
    { at: at(0), text: "Заказ сделан" },
    { at: at(1), text: "Платёж ЮKassa на 1\u202f990\u202f₽: прошёл", details: "2f3b588d" },
    { at: at(2), text: "ЮKassa сообщила, что платёж прошёл", details: "ЮKassa не отвечает" },
    { at: at(3), text: "Деньги пришли, а аккаунта уже не было: план не выдан" },
    { at: at(4), text: "Возврат денег", details: "admin@example.ru" },
    { at: at(5), text: "Возврат 500,50\u202f₽: ждём ответа ЮKassa", details: undefined },
  ]);
});
