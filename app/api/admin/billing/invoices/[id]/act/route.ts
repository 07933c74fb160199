import { issueCertificateNow } from "@/lib/features/billing/invoices/admin";
import { invoiceParams } from "@/lib/features/billing/invoices/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Составить акт по оплаченному счёту, не дожидаясь начала срока",
    response: messageResponse,
    params: invoiceParams,
    handle: async ({ caller, params, now }) => {
      await issueCertificateNow(await getDatabase(), caller, params.id, now);
      return { message: "Акт составлен" };
    },
  }),
});
