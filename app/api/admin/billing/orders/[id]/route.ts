import { DomainError } from "@/lib/core/errors";
import { findOrderHistory } from "@/lib/features/billing/admin/data";
import { orderHistoryResponse } from "@/lib/features/billing/admin/schema";
import { orderParams } from "@/lib/features/billing/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Заказ и всё, что с ним было",
    response: orderHistoryResponse,
    params: orderParams,
    handle: async ({ params, now }) => {
      const history = await findOrderHistory(await getDatabase(), params.id, now);
      if (!history) throw new DomainError("NOT_FOUND", "Заказ не найден");
      return history;
    },
  }),
});
