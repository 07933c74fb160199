import { exportInvoicePdf } from "@/lib/features/billing/invoices/operations";
import { fileQuery, invoiceParams } from "@/lib/features/billing/invoices/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns the invoice as a file; with `?paper=act` its act, if there is one. */
  GET: defineRoute({
    access: "admin",
    limit: limits.exportDocument,
    summary: "Счёт или акт любого пользователя файлом PDF",
    response: { contentTypes: ["application/pdf"] },
    params: invoiceParams,
    query: fileQuery,
    errors: ["UNAVAILABLE"],
    handle: async ({ params, query }) => {
      const input = { ...params, ...query };
      return fileResponse(await exportInvoicePdf(await getDatabase(), input));
    },
  }),
});
