import { refreshOrder } from "@/lib/features/billing/orders/operations";
import { orderParams, orderResponse } from "@/lib/features/billing/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Asks ЮKassa for the state of an order when its payer returns from the payment page. */
  POST: defineRoute({
    access: "user",
    limit: limits.refreshOrder,
    summary: "Спросить у ЮKassa, оплачен ли заказ",
    details: "Если ЮKassa не отвечает, заказ возвращается прежним.",
    response: orderResponse,
    params: orderParams,
    handle: async ({ caller, params, now, request: { signal } }) =>
      refreshOrder(await getDatabase(), caller.userId, params.id, { now, signal }),
  }),
});
