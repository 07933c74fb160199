import { quotePlan } from "@/lib/features/billing/orders/quote";
import { quoteQuery, quoteResponse } from "@/lib/features/billing/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** 409 with the same message as an order would give; 503 when no payment method is set up. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Сколько стоит план и какой срок он даст",
    details:
      "Суммы — в копейках. 409, если вам этот план сейчас не продаётся; 503, если оплата на сайте не подключена.",
    response: quoteResponse,
    errors: ["CONFLICT", "UNAVAILABLE"],
    query: quoteQuery,
    handle: async ({ caller, query, now }) =>
      quotePlan(await getDatabase(), caller.userId, query, now),
  }),
});
