"use client";

import { useQuery } from "@tanstack/react-query";
import type { BankAccount, Paper } from "@/lib/features/billing/invoices/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { useDownload } from "@/lib/platform/api-client/use-download";
import { useInitialFormData } from "@/lib/platform/api-client/use-initial-form-data";

/** The path of a user's own invoices, and that of all invoices for an administrator. */
export const userInvoicesPath = "/api/billing/invoices";
export const adminInvoicesPath = "/api/admin/billing/invoices";

const invoicesQuery = freshQuery(userInvoicesPath);

/** The user's invoices, and whether a new one can be ordered. */
export const useInvoices = () => useQuery(invoicesQuery);

/** The request body; the server normalises the typed values. */
export type NewInvoice = {
  plan: "premium" | "ultra";
  months: number;
  buyer: { name: string; inn: string; kpp: string | null; address: string };
};

/** Orders an invoice. @throws ApiError */
export function useOrderInvoice() {
  return useApiMutation(
    (body: NewInvoice) => requestJson(userInvoicesPath, { method: "POST", body }),
    {
      invalidates: [invoicesQuery.queryKey],
    },
  );
}

/** Saves the invoice or its completion certificate as a PDF. @throws ApiError */
export const useInvoiceFile = (
  path: typeof userInvoicesPath | typeof adminInvoicesPath,
  id: string,
) =>
  useDownload(
    (paper: Paper) => request(`${path}/${id}/file?paper=${paper}`),
    (paper) => `${paper}.pdf`,
  );

const bankPath = "/api/admin/billing/bank";
const bankQuery = freshQuery(bankPath);

/** The bank requisites as stored when the screen opens: its form starts with them. */
export const useBank = () => useInitialFormData(useQuery(bankQuery));

export const useSaveBank = () =>
  useApiMutation((body: BankAccount) => requestJson(bankPath, { method: "PUT", body }), {
    updates: bankQuery,
  });
