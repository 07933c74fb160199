"use client";

import Link from "next/link";
import { formatMoscowDay } from "@/components/features/billing/format-moscow-day";
import { Button } from "@/components/ui/button";
import { planTexts } from "@/content/billing/plan";
import { planNames } from "@/content/plans/plan-names";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useOffers } from "@/lib/features/billing/client";
import { typeset } from "@/lib/russian/screen-typography";

const { plan: texts } = planTexts;

type CurrentPlanProps = {
  user: Pick<CurrentUser, "subscription">;
  /** Null for a plan without an end. */
  until: string | null;
  /** Whether the plan renews itself before that day. */
  renews: boolean;
};

/** The account's plan, its end, and a link to upgrade. */
export function CurrentPlan({ user: { subscription }, until, renews }: CurrentPlanProps) {
  const sold = useOffers().data?.plans ?? [];
  const ends = renews ? texts.renews : texts.until;
  const isFree = subscription === "free";
  const extendable = sold.find((plan) => plan === subscription && until !== null);
  return (
    <>
      <p className="text-xl font-semibold">{planNames[subscription]}</p>
      <p className="measure mt-1 text-ink-soft">
        {typeset(isFree ? texts.free : until ? ends(formatMoscowDay(until)) : texts.endless)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {extendable ? (
          <Button asChild>
            <Link href={`/premium/order?plan=${extendable}`}>{texts.extend}</Link>
          </Button>
        ) : null}
        <Button asChild variant={isFree ? "primary" : "secondary"}>
          <Link href="/premium">{texts.choose}</Link>
        </Button>
      </div>
    </>
  );
}
