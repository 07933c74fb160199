"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { usePlaceOrder } from "@/lib/features/billing/client";
import type { NewOrder, Order } from "@/lib/features/billing/schema";

/** Where a payer comes back to, whatever became of the payment. */
const paymentPage = (id: string): string => `/premium/order/${id}`;

/** Places an order and leads to its payment. `order` is there from then on. */
export type OrderPlacement = {
  order: Order | null;
  isPending: boolean;
  error: Error | null;
  place: (order: NewOrder) => void;
};

/**
 * Places an order once and leads the browser to the address that our server named. The order's own page takes the place
 * of this one in the history first: Back from the payment leads there, where the same payment goes on, and not to a
 * form that would make another.
 */
export function usePayableOrder(): OrderPlacement {
  const router = useRouter();
  const placing = usePlaceOrder();
  const order = placing.data ?? null;

  useEffect(() => {
    if (!order) return;
    // Some browsers bring the page back as it was left: by then the order may be paid.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.replace(paymentPage(order.id));
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, [order]);

  const lead = ({ id, paymentUrl }: Order) => {
    // Paid meanwhile, in another window.
    if (!paymentUrl) return router.replace(paymentPage(id));
    window.history.replaceState(null, "", paymentPage(id));
    window.location.assign(paymentUrl);
  };

  return {
    order,
    isPending: placing.isPending,
    error: placing.error,
    place: (wanted) => {
      if (!placing.isPending) placing.mutate(wanted, { onSuccess: lead });
    },
  };
}
