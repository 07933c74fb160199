"use client";

import { InlineText } from "@/components/page-blocks/inline-text";
import { howToPay, payableBy } from "@/content/payments/order";
import { useSellablePlans } from "@/lib/features/billing/calls";

/** How a plan of the cabinet's list can be paid for here; until that is known, the way that always works. */
export function HowToPay() {
  return (
    <p>
      <InlineText>{howToPay[payableBy(useSellablePlans().ways)]}</InlineText>
    </p>
  );
}
