import Link from "next/link";
import { Button } from "@/components/ui/button";
import { planTexts } from "@/content/billing/plan";
import { planNames } from "@/content/plans/plan-names";
import type { CurrentUser } from "@/lib/features/accounts/responses";

/** The current plan, with a link to its page. */
export function PlanCard({ user: { subscription } }: { user: Pick<CurrentUser, "subscription"> }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="font-medium">{planNames[subscription]}</p>
      <Button asChild variant="secondary">
        <Link href="/settings/plan">{planTexts.card.open}</Link>
      </Button>
    </div>
  );
}
