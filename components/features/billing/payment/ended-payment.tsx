import Link from "next/link";
import { OrderFacts } from "@/components/features/billing/payment/order-facts";
import { Button } from "@/components/ui/button";
import { paymentRefusalTexts, paymentTexts } from "@/content/billing/payment";
import type { Order } from "@/lib/features/billing/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { typeset } from "@/lib/russian/screen-typography";

const { refused, expired, refunded, renewalEnded, invoice } = paymentTexts;

/** The payment failed or was refunded: why, what remains, and what to do next. */
export function EndedPayment({ order, title }: { order: Order; title: string }) {
  return (
    <>
      <h1 className="text-3xl">{typeset(title)}</h1>
      {textsOf(order).map((text) => (
        <p key={text} className="measure mt-3 text-ink-soft">
          {typeset(text)}
        </p>
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <Link href={`/premium/order?plan=${order.plan}&months=${order.months}`}>
            {refused.again}
          </Link>
        </Button>
        <Button asChild variant="secondary">
          {order.state === "canceled" ? (
            <Link href="/contacts">{refused.write}</Link>
          ) : (
            <Link href="/settings/plan">{paymentTexts.toCabinet}</Link>
          )}
        </Button>
      </div>
      <OrderFacts order={order} />
    </>
  );
}

function textsOf({ provider, state, isRenewal, refusal, refunded: returned }: Order): string[] {
  if (state === "refunded") return [refunded.text(formatRoubles(returned))];
  if (provider === "invoice") return [invoice.withdrawnText];
  const reason = refusal ? [paymentRefusalTexts[refusal]] : [];
  if (isRenewal) return [...reason, renewalEnded.text];
  return state === "expired" ? [expired.text] : [...reason, refused.untouched];
}
