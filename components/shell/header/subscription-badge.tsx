import { Crown } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { CurrentUser } from "@/lib/users/types";

/** A crown and 'Премиум' for a paid plan, else 'Бесплатный' (specification § 2). */
export function SubscriptionBadge({ subscription }: { subscription: CurrentUser["subscription"] }) {
  if (subscription === "free") return <Badge>Бесплатный</Badge>;
  return (
    <Badge tone="gold">
      <Crown aria-hidden="true" strokeWidth={1.75} />
      {subscription === "ultra" ? "Ультра" : "Премиум"}
    </Badge>
  );
}
