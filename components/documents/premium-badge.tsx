import { Crown } from "lucide-react";
import { Badge } from "@/components/ui/badge";

/** Marks a document that the free plan cannot create. */
export function PremiumBadge({ plan = "Premium" }: { plan?: "Premium" | "Ultra" }) {
  return (
    <Badge tone="gold">
      <Crown aria-hidden="true" strokeWidth={1.75} />
      {plan}
    </Badge>
  );
}
