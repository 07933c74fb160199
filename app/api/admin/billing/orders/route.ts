import { z } from "zod";
import { listAllOrders } from "@/lib/features/billing/admin/data";
import { listedOrderResponse, ordersQuery } from "@/lib/features/billing/admin/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { givenFilters, listResponse } from "@/lib/platform/http/paging";

const path = "/api/admin/billing/orders";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Заказы всех пользователей, новые первыми",
    details:
      "Поиск: начало почты, номер заказа, счёта или платежа, ИНН плательщика, сумма в рублях. Состояние owed — деньги, которые надо вернуть.",
    response: z.array(listedOrderResponse),
    query: ordersQuery,
    handle: async ({ query }) => {
      const { orders, next } = await listAllOrders(await getDatabase(), query);
      const { limit, cursor: _here, ...filter } = query;
      return listResponse(path, orders, { limit, next, filter: givenFilters(filter) });
    },
  }),
});
