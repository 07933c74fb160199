import { documentTypeInfo } from "@/content/documents/document-types";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";
import { isPaid, type Plan } from "@/lib/platform/auth/roles";

/** Formats of the free plan; the others need a paid plan. Source: docs/specification/plans.md#paid-rights. */
const freeFormats: readonly DocumentFormat[] = ["txt", "html", "md"];

/** Whether the plan allows documents of this type. The monthly limit is a separate check. */
export function canCreate(plan: Plan, type: DocumentType): boolean {
  return isPaid(plan) || !documentTypeInfo(type).isPremium;
}

/** Whether the plan allows documents from an industry template; admins may use all of them. */
export function canUseIndustryTemplate(
  plan: Plan,
  { isPremium, isUltra }: { isPremium: boolean; isUltra: boolean },
): boolean {
  if (plan.role === "admin") return true;
  return isUltra ? plan.subscription === "ultra" : isPaid(plan) || !isPremium;
}

/** Whether the plan allows custom clauses, added or in place of the template's. */
export function canAddClauses(plan: Plan): boolean {
  return isPaid(plan);
}

/**
 * Whether the plan allows exporting documents of this type in this format. The disclaimer's .docx is free: it is
 * already the response to its creation. Source: docs/specification/plans.md#paid-rights.
 */
export function canExport(plan: Plan, format: DocumentFormat, type?: DocumentType): boolean {
  if (type === "socialDisclaimer" && format === "docx") return true;
  return isPaid(plan) || freeFormats.includes(format);
}
