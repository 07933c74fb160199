"use client";

import { useQuery } from "@tanstack/react-query";
import type { OrderFilter } from "@/lib/features/billing/admin/filters";
import type { PaidInvoice } from "@/lib/features/billing/invoices/schema";
import type { Refund } from "@/lib/features/billing/refunds/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";
import { usePagedList } from "@/lib/platform/api-client/use-paged-list";

const orders = "/api/admin/billing/orders";
const invoices = "/api/admin/billing/invoices";

/** All orders by pages, newest first; an empty filter is not applied. */
export const useAllOrders = (filter: { q: string; state: OrderFilter | "" }) =>
  usePagedList(orders, filter);

/** One order with all that happened to it; fetched again each time it is opened. */
export const useOrderHistory = (id: string) =>
  useQuery(freshQuery(`${orders}/${id}`, [orders, id]));

/** What a change of an order refreshes: the list and its history. */
const refresh = { invalidates: [[orders]], invalidatesOnError: true };

/** Gives money of the order `id` back: the whole sum or a part. */
export const useRefund = (id: string) =>
  useApiMutation(
    (body: Refund) => requestJson(`${orders}/${id}/refund`, { method: "POST", body }),
    refresh,
  );

/** Takes the payment of the invoice of the order `id`, and marks the invoice as paid. */
export const useMarkPaid = (id: string) =>
  useApiMutation(
    (body: PaidInvoice) => requestJson(`${invoices}/${id}/paid`, { method: "POST", body }),
    refresh,
  );

/** Issues the completion certificate of the order `id`; takes nothing. */
export const useIssueCertificate = (id: string) =>
  useApiMutation(() => requestJson(`${invoices}/${id}/act`, { method: "POST" }), refresh);

/** Cancels the unpaid invoice of the order `id`; takes nothing. */
export const useWithdrawInvoice = (id: string) =>
  useApiMutation(() => requestJson(`${invoices}/${id}`, { method: "DELETE" }), refresh);
