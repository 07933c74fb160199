import { InlineText } from "@/components/page-blocks/inline-text";
import { PayableWays } from "@/components/pages/pricing/payable-ways";
import { howToPay } from "@/content/billing/order";

/** How a plan of the cabinet's list can be paid for here; until that is known, the way that always works. */
export function HowToPay() {
  return (
    <p>
      <PayableWays
        both={<InlineText>{howToPay.both}</InlineText>}
        yookassa={<InlineText>{howToPay.yookassa}</InlineText>}
        invoice={<InlineText>{howToPay.invoice}</InlineText>}
        none={<InlineText>{howToPay.none}</InlineText>}
      />
    </p>
  );
}
