import { getOffers } from "@/lib/features/billing/orders/quote";
import { offersResponse } from "@/lib/features/billing/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { publicCallLimit } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Which plans can be ordered; used by the buttons of the prerendered price list. */
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("billing-offers"),
    summary: "Планы, которые можно заказать на сайте, и как их оплачивают",
    details:
      "`yookassa` — на странице ЮKassa, `invoice` — по счёту, для организаций и предпринимателей. Пусто, если оплата на сайте не подключена.",
    response: offersResponse,
    handle: async () => getOffers(await getDatabase()),
  }),
});
