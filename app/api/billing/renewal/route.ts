import { getRenewal } from "@/lib/features/billing/orders/data";
import { cancelRenewal } from "@/lib/features/billing/orders/operations";
import { renewalResponse } from "@/lib/features/billing/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Оплаченный план и его продление",
    response: renewalResponse,
    handle: async ({ caller }) => getRenewal(await getDatabase(), caller.userId),
  }),

  /** Switches renewal off in one call, without confirmation or a reason (ЗоЗПП ст. 16.1). */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отказаться от продления и забыть сохранённый способ оплаты",
    details: "Оплаченное время остаётся. Повторный вызов ничего не меняет.",
    response: renewalResponse,
    handle: async ({ caller, now }) => cancelRenewal(await getDatabase(), caller.userId, now),
  }),
});
