import type { OrderFilter } from "@/lib/features/billing/admin/filters";
import type { ListedOrder, OrderHistory } from "@/lib/features/billing/admin/schema";

/** Labels of order states. */
export const orderStateBadges = {
  waiting: { tone: "plain", label: "Ждёт оплаты" },
  paid: { tone: "success", label: "Оплачен" },
  canceled: { tone: "plain", label: "Отменён" },
  expired: { tone: "plain", label: "Не оплачен в срок" },
  refunded: { tone: "plain", label: "Деньги возвращены" },
} as const satisfies Record<ListedOrder["state"], { tone: "plain" | "success"; label: string }>;

/** Filters of the list. */
export const filterOptions: readonly { value: OrderFilter | ""; label: string }[] = [
  { value: "", label: "Все" },
  { value: "waiting", label: "Ждут оплаты" },
  { value: "paid", label: "Оплачены" },
  { value: "owed", label: "К возврату" },
  { value: "refunded", label: "Возвращены" },
  { value: "canceled", label: "Отменены" },
  { value: "expired", label: "Не оплачены в срок" },
];

/** The payer of an order. */
export const payerOf = ({ email, buyerName }: ListedOrder): string =>
  buyerName ?? email ?? "Аккаунт удалён";

type Proposal = NonNullable<OrderHistory["proposal"]>;

/** Why this refund is proposed. */
export function describeRefundRule({ rule, days }: Proposal): string {
  if (rule === "notGiven") return "План не выдан: аккаунта уже не было. Возвращаем всё.";
  if (rule === "whole") return "Со дня оплаты прошло не больше 14 дней: возвращаем всё.";
  if (rule === "over") return "Оплаченный срок закончился: по правилу возвращать нечего.";
  return `Прошло больше 14 дней. Не начались ${days?.left} из ${days?.all} дней оплаченного срока: возвращаем за них.`;
}
