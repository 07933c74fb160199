"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { NewOrder, Order } from "@/lib/features/billing/schema";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { apiQuery, freshQuery } from "@/lib/platform/api-client/api-query";
import { requestJson } from "@/lib/platform/api-client/request";
import { storeMutationResult } from "@/lib/platform/api-client/store-mutation-result";
import { listKey, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const ordersPath = "/api/billing/orders";
const renewalPath = "/api/billing/renewal";

const offersQuery = apiQuery("/api/billing/offers");

/** The plans that can be paid for here. */
export const useOffers = () => useQuery(offersQuery);

/** What a plan would cost. Kept no longer than its screen: an old sum would mislead. */
export const useQuote = (plan: string) =>
  useQuery({
    ...freshQuery(`/api/billing/quote?plan=${plan}`),
    gcTime: 0,
    // A refusal is an answer: nothing changes by asking again.
    retry: false,
  });

/** Orders a plan; fails with `ApiError`. */
export function usePlaceOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewOrder) => requestJson(ordersPath, { method: "POST", body }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey(ordersPath) }),
  });
}

/**
 * An order as ЮKassa knows it at this moment. While it waits it is asked about again, ever less often and by a window
 * in sight only; the money of an invoice takes days.
 */
export const useOrder = (id: string) =>
  useQuery(
    queryOptions({
      queryKey: [ordersPath, id],
      queryFn: ({ signal }) =>
        requestJson(`${ordersPath}/${id}/refresh`, { method: "POST", signal }),
      gcTime: 0,
      retry: false,
      refetchOnMount: "always",
      refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
        nextLookMs(data, error, dataUpdateCount + errorUpdateCount),
    }),
  );

/** In ten minutes fewer looks than the server allows; false when nothing more will change. */
function nextLookMs(order: Order | undefined, error: Error | null, looks: number): number | false {
  if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return false;
  if (order && (order.state !== "waiting" || order.provider === "invoice")) return false;
  return looks < 8 ? 2_000 : looks < 20 ? 5_000 : 30_000;
}

/** The user's orders, newest first, by pages. */
export const useOrders = () => usePagedList(ordersPath);

const renewalQuery = freshQuery(renewalPath);

/** The user's plan and its renewal; fetched again each time its screen opens. */
export const usePlan = ({ enabled = true } = {}) => useQuery({ ...renewalQuery, enabled });

/** Refuses renewals, at once. */
export function useCancelRenewal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => requestJson(renewalPath, { method: "DELETE" }),
    onSuccess: (renewal) => {
      storeMutationResult(client, renewalQuery.queryKey, () => renewal);
      // The charge that was planned is none any more.
      return client.invalidateQueries({ queryKey: listKey(ordersPath) });
    },
  });
}
