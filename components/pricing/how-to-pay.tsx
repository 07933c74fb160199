"use client";

import { InlineText } from "@/components/info/words";
import { howToPay, payableBy } from "@/content/payments/order";
import { useSellablePlans } from "@/lib/features/billing/use-sold-plans";

/** How a plan of the cabinet's list is paid for here; until that is known, the way that is always open. */
export function HowToPay() {
  return (
    <p>
      <InlineText>{howToPay[payableBy(useSellablePlans().ways)]}</InlineText>
    </p>
  );
}
