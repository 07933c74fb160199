import Link from "next/link";
import { Button } from "@/components/ui/button";
import { orderTexts } from "@/content/billing/order";
import { planRequestPath } from "@/content/plan-requests/texts";
import { type ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type OrderRefusalProps = {
  error: ApiError;
  /** What was to be ordered: the starting point of a request. */
  requested: { plan: string; months: string };
};

/** Why this plan cannot be ordered here: no payment method is set up, or the account's plan forbids it. */
export function OrderRefusal({ error, requested }: OrderRefusalProps) {
  const isClosed = error.status === 503;
  return (
    <>
      <h1 className="max-w-[24ch] text-3xl">
        {typeset(isClosed ? orderTexts.closed : orderTexts.notSold)}
      </h1>
      <p className="measure mt-3 text-ink-soft">
        {typeset(
          isClosed ? orderTexts.closedText : getErrorMessage(error, orderTexts.nothingTaken),
        )}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          {isClosed ? (
            <Link href={planRequestPath(requested)}>{orderTexts.toRequest}</Link>
          ) : (
            <Link href="/settings/plan">{orderTexts.toCabinet}</Link>
          )}
        </Button>
        <Button asChild variant="secondary">
          <Link href="/premium">{orderTexts.toPlans}</Link>
        </Button>
      </div>
    </>
  );
}
