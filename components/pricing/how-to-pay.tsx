"use client";

import { Words } from "@/components/info/words";
import { howToPay, payableBy } from "@/content/payments/order";
import { useSoldPlans } from "@/lib/features/billing/use-sold-plans";

/** How a plan of the cabinet's list is paid for here; until that is known, the way that is always open. */
export function HowToPay() {
  return (
    <p>
      <Words>{howToPay[payableBy(useSoldPlans().ways)]}</Words>
    </p>
  );
}
