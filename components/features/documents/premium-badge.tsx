import { Crown } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { planNames } from "@/content/plans/plan-names";
import type { PaidPlan } from "@/lib/platform/auth/roles";

/** Marks what the free plan cannot create with the name of the plan that can. */
export function PremiumBadge({ plan = "premium" }: { plan?: PaidPlan }) {
  return (
    <Badge tone="gold">
      <Crown aria-hidden="true" strokeWidth={1.75} />
      {planNames[plan]}
    </Badge>
  );
}
