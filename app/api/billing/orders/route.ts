import { z } from "zod";
import { listOrders } from "@/lib/features/billing/orders/data";
import { placeOrder } from "@/lib/features/billing/orders/operations";
import { orderRequest, orderResponse } from "@/lib/features/billing/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { listQuery, listResponse } from "@/lib/platform/http/paging";

const path = "/api/billing/orders";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The caller's orders, newest first; the next page is in the `Link` header. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваши заказы и оплаты, новые первыми",
    details: "Суммы — в копейках.",
    response: z.array(orderResponse),
    query: listQuery,
    handle: async ({ caller, query }) => {
      const list = await listOrders(await getDatabase(), caller.userId, query);
      return listResponse(path, list.orders, { limit: query.limit, next: list.next });
    },
  }),

  /** 201 with the order and its `paymentUrl`; 503 without ЮKassa keys; 409 for a plan that is not on sale. */
  POST: defineRoute({
    access: "user",
    limit: limits.placeOrder,
    summary: "Заказать план и получить адрес его оплаты",
    details:
      "Такой же заказ в течение получаса — тот же заказ; если он за это время оплачен, он так и вернётся. 503, если оплата на сайте не подключена или ЮKassa не отвечает.",
    response: orderResponse,
    status: 201,
    errors: ["UNAVAILABLE"],
    body: orderRequest,
    example: { plan: "premium", months: 1 },
    handle: async ({ caller, body, now, request: { signal } }) => {
      const placed = await placeOrder(await getDatabase(), caller, body, { now, signal });
      return Response.json(placed, { status: 201 });
    },
  }),
});
