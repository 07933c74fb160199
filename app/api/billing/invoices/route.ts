import { listInvoices } from "@/lib/features/billing/invoices/data";
import { orderInvoice } from "@/lib/features/billing/invoices/operations";
import {
  invoiceRequest,
  invoiceResponse,
  invoicesResponse,
} from "@/lib/features/billing/invoices/schema";
import { findSeller } from "@/lib/features/billing/invoices/seller";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваши счета и можно ли заказать новый",
    details: "Новые первыми, последние сто. Суммы — в копейках.",
    response: invoicesResponse,
    handle: async ({ caller }) => {
      const database = await getDatabase();
      const isOffered = (await findSeller(database)) !== null;
      return { isOffered, invoices: await listInvoices(database, caller.userId) };
    },
  }),

  /** 201; 503 when the operator's bank account is not set; 409 for a plan that is not on sale. */
  POST: defineRoute({
    access: "user",
    limit: limits.placeOrder,
    summary: "Заказать план по счёту: для организаций и предпринимателей",
    details:
      "План включается, когда администратор отметит счёт оплаченным. Такой же счёт в течение получаса — тот же счёт. 503, если счета не выставляются.",
    response: invoiceResponse,
    status: 201,
    errors: ["UNAVAILABLE"],
    body: invoiceRequest,
    example: {
      plan: "premium",
      months: 12,
      buyer: {
        name: "ООО «Ромашка»",
        inn: "7712345671",
        kpp: "771201001",
        address: "125009, Москва, Тверская ул., д. 1",
      },
    },
    handle: async ({ caller, body, now }) => {
      const invoice = await orderInvoice(await getDatabase(), caller, body, now);
      return Response.json(invoice, { status: 201 });
    },
  }),
});
