import { Crown } from "lucide-react";
import { Badge } from "@/components/ui/badge";

/** Marks a type of document that the free plan cannot create. */
export function PremiumBadge() {
  return (
    <Badge tone="gold">
      <Crown aria-hidden="true" strokeWidth={1.75} />
      Premium
    </Badge>
  );
}
