import { markPaid } from "@/lib/features/billing/invoices/admin";
import { invoiceParams, paidRequest } from "@/lib/features/billing/invoices/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Marks an invoice as paid. 409 if it was already marked: the plan is given once. */
  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Отметить счёт оплаченным и включить план",
    details: "Сумма в копейках должна совпасть с суммой счёта.",
    response: messageResponse,
    params: invoiceParams,
    body: paidRequest,
    example: { amount: 199_000, paymentNumber: "1042", paidOn: "2026-11-27" },
    handle: async ({ caller, params, body, now }) => {
      await markPaid(await getDatabase(), caller, { ...params, ...body }, now);
      return { message: "Счёт отмечен оплаченным" };
    },
  }),
});
