import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { orderTexts } from "@/content/billing/order";
import type { Order } from "@/lib/features/billing/schema";

/** Shown between our page and the payment page, with a link in case the redirect does not happen. */
export function LeavingForPayment({ order: { paymentUrl } }: { order: Order }) {
  return (
    <>
      <h1 className="flex items-center gap-3 text-2xl">
        <Spinner className="size-6 text-accent" />
        {orderTexts.leaving}
      </h1>
      {paymentUrl ? (
        <>
          <p className="measure mt-3 text-ink-soft">{orderTexts.leavingText}</p>
          <Button asChild variant="secondary" className="mt-5">
            <a href={paymentUrl} rel="noreferrer">
              {orderTexts.openPage}
            </a>
          </Button>
        </>
      ) : null}
    </>
  );
}
