"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { usePlaceOrder } from "@/lib/features/billing/client";
import type { NewOrder, Order } from "@/lib/features/billing/schema";

/** The page that a payer returns to, whatever the result of the payment. */
const paymentPage = (id: string): string => `/premium/order/${id}`;

/** Places an order and goes to its payment. `order` is set from then on. */
export type OrderPlacement = {
  order: Order | null;
  isPending: boolean;
  error: Error | null;
  place: (order: NewOrder) => void;
};

/**
 * Places an order once and sends the browser to the payment URL from our server. Replaces this page in the history with
 * the order's page first: Back from the payment then leads there, where the same payment continues, and not to a form
 * that would place another order.
 */
export function usePayableOrder(): OrderPlacement {
  const router = useRouter();
  const placing = usePlaceOrder();
  const order = placing.data ?? null;

  useEffect(() => {
    if (!order) return;
    // Some browsers restore the page from the back/forward cache: by then the order may be paid.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.replace(paymentPage(order.id));
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, [order]);

  const lead = ({ id, paymentUrl }: Order) => {
    // Paid in the meantime, in another window.
    if (!paymentUrl) return router.replace(paymentPage(id));
    window.history.replaceState(null, "", paymentPage(id));
    window.location.assign(paymentUrl);
  };

  return {
    order,
    isPending: placing.isPending,
    error: placing.error,
    place: (order) => {
      if (!placing.isPending) placing.mutate(order, { onSuccess: lead });
    },
  };
}
