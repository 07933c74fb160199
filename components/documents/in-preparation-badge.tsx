import { Badge } from "@/components/ui/badge";
import { hasTemplate } from "@/lib/content/templates";
import type { DocumentType } from "@/lib/engine/answers/options";

/** Says of a type without a template that it is not there yet; nothing for the others. */
export function InPreparationBadge({ type }: { type: DocumentType }) {
  return hasTemplate(type) ? null : <Badge>Готовится</Badge>;
}
