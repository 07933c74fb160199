import Link from "next/link";
import { Button } from "@/components/ui/button";
import { orderWords } from "@/content/payments/order";
import { planRequestPath } from "@/content/plans/plan-requests";
import { type ApiError, explain } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type OrderRefusalProps = {
  error: ApiError;
  /** What was to be ordered: a request begins with it. */
  asked: { plan: string; months: string };
};

/** Why this plan cannot be ordered here: there is no way to pay, or the account has a plan that says no. */
export function OrderRefusal({ error, asked }: OrderRefusalProps) {
  const isClosed = error.status === 503;
  return (
    <>
      <h1 className="max-w-[24ch] text-3xl">
        {typeset(isClosed ? orderWords.closed : orderWords.notSold)}
      </h1>
      <p className="measure mt-3 text-ink-soft">
        {typeset(isClosed ? orderWords.closedText : explain(error, orderWords.nothingTaken))}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          {isClosed ? (
            <Link href={planRequestPath(asked)}>{orderWords.toRequest}</Link>
          ) : (
            <Link href="/settings/plan">{orderWords.toCabinet}</Link>
          )}
        </Button>
        <Button asChild variant="secondary">
          <Link href="/premium">{orderWords.toPlans}</Link>
        </Button>
      </div>
    </>
  );
}
