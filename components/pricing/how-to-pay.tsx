"use client";

import { InlineText } from "@/components/info/inline-text";
import { howToPay, payableBy } from "@/content/payments/order";
import { useSellablePlans } from "@/lib/features/billing/use-sellable-plans";

/** How a plan of the cabinet's list is paid for here; until that is known, the way that is always open. */
export function HowToPay() {
  return (
    <p>
      <InlineText>{howToPay[payableBy(useSellablePlans().ways)]}</InlineText>
    </p>
  );
}
