"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OrderFilter } from "@/lib/features/billing/admin/filters";
import type { PaidInvoice } from "@/lib/features/billing/invoices/schema";
import type { Refund } from "@/lib/features/billing/refunds/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { requestJson } from "@/lib/platform/api-client/request";
import { usePagedList } from "@/lib/platform/api-client/use-paged-list";
import type { Message } from "@/lib/platform/http/responses/response-schemas";

const orders = "/api/admin/billing/orders";
const invoices = "/api/admin/billing/invoices";

/** All orders by pages, newest first; an empty filter is not applied. */
export const useAllOrders = (filter: { q: string; state: OrderFilter | "" }) =>
  usePagedList(orders, filter);

/** One order with all that happened to it; fetched again each time it is opened. */
export const useOrderHistory = (id: string) =>
  useQuery(freshQuery(`${orders}/${id}`, [orders, id]));

/**
 * A mutation of an order's payment: afterwards, and after a refusal too, the list and the history are fetched again.
 */
function useOrderChange<Variables>(change: (variables: Variables) => Promise<Message>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: [orders] }),
  });
}

export const useRefund = (id: string) =>
  useOrderChange((body: Refund) => requestJson(`${orders}/${id}/refund`, { method: "POST", body }));

export const useMarkPaid = (id: string) =>
  useOrderChange((body: PaidInvoice) =>
    requestJson(`${invoices}/${id}/paid`, { method: "POST", body }),
  );

export const useIssueCertificate = (id: string) =>
  useOrderChange(() => requestJson(`${invoices}/${id}/act`, { method: "POST" }));

export const useWithdrawInvoice = (id: string) =>
  useOrderChange(() => requestJson(`${invoices}/${id}`, { method: "DELETE" }));
