"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import type { NewOrder, Order } from "@/lib/features/billing/schema";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { apiQuery, freshQuery } from "@/lib/platform/api-client/api-query";
import { droppedOnClose, refetchedOnOpen } from "@/lib/platform/api-client/cache/freshness";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";
import { usePagedList } from "@/lib/platform/api-client/use-paged-list";

const ordersPath = "/api/billing/orders";
const renewalPath = "/api/billing/renewal";

const offersQuery = apiQuery("/api/billing/offers");

/** The plans that can be bought here. */
export const useOffers = () => useQuery(offersQuery);

/** The price of a plan. Cached only while its screen is open: an old price would mislead. */
export const useQuote = (plan: string) =>
  useQuery({
    ...freshQuery(`/api/billing/quote?plan=${plan}`),
    ...droppedOnClose,
  });

/** Orders a plan. @throws ApiError */
export function usePlaceOrder() {
  return useApiMutation((body: NewOrder) => requestJson(ordersPath, { method: "POST", body }), {
    invalidates: [pagesKey(ordersPath)],
  });
}

/**
 * The current state of an order at ЮKassa. While it is pending it is polled at growing intervals, only while the window
 * is visible; an invoice is not polled, since its money takes days.
 */
export const useOrder = (id: string) =>
  useQuery(
    queryOptions({
      queryKey: [ordersPath, id],
      queryFn: ({ signal }) =>
        requestJson(`${ordersPath}/${id}/refresh`, { method: "POST", signal }),
      ...droppedOnClose,
      ...refetchedOnOpen,
      refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
        nextPollMs(data, error, dataUpdateCount + errorUpdateCount),
    }),
  );

/**
 * The delay before the next poll: within ten minutes fewer polls than the server allows; false when nothing more will
 * change.
 */
function nextPollMs(order: Order | undefined, error: Error | null, polls: number): number | false {
  if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return false;
  if (order && (order.state !== "waiting" || order.provider === "invoice")) return false;
  return polls < 8 ? 2_000 : polls < 20 ? 5_000 : 30_000;
}

/** The user's orders by pages, newest first. */
export const useOrders = () => usePagedList(ordersPath);

const renewalQuery = freshQuery(renewalPath);

/** The user's plan and its renewal; fetched again whenever its screen opens. */
export const usePlan = ({ enabled = true } = {}) => useQuery({ ...renewalQuery, enabled });

/** Cancels renewals at once. */
export const useCancelRenewal = () =>
  useApiMutation(() => requestJson(renewalPath, { method: "DELETE" }), {
    updates: renewalQuery,
    // The planned charge no longer exists.
    invalidates: [pagesKey(ordersPath)],
  });
