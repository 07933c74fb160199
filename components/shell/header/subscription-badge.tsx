import { Crown } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { planNames } from "@/content/plans/plan-names";
import type { CurrentUser } from "@/lib/features/accounts/responses";

/** A crown and «Премиум» for a paid plan, otherwise «Бесплатный» (docs/specification/site.md#header). */
export function SubscriptionBadge({ subscription }: { subscription: CurrentUser["subscription"] }) {
  if (subscription === "free") return <Badge>{planNames.free}</Badge>;
  return (
    <Badge tone="gold">
      <Crown aria-hidden="true" strokeWidth={1.75} />
      {planNames[subscription]}
    </Badge>
  );
}
