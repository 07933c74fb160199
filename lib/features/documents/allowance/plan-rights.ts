import { documentTypeInfo } from "@/content/wizard/document-types";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";
import { isPaid, type Plan } from "@/lib/platform/auth/roles";

/**
 * Formats that every owner gets; the others are part of a paid plan. Source:
 * docs/specification/plans.md#paid-rights.
 */
const freeFormats: readonly DocumentFormat[] = ["txt", "html", "md"];

/** Whether the plan makes documents of this type. The monthly limit is another question. */
export function canCreate(plan: Plan, type: DocumentType): boolean {
  return isPaid(plan) || !documentTypeInfo(type).isPremium;
}

/** Whether the plan makes documents from an industry template; admins may use all of them. */
export function canUseIndustryTemplate(
  plan: Plan,
  { isPremium, isUltra }: { isPremium: boolean; isUltra: boolean },
): boolean {
  if (plan.role === "admin") return true;
  return isUltra ? plan.subscription === "ultra" : isPaid(plan) || !isPremium;
}

/** Whether the plan lets the owner add custom clauses, or replace those of the template. */
export function canAddClauses(plan: Plan): boolean {
  return isPaid(plan);
}

/**
 * Whether the plan exports one's own documents of this type in this format. The disclaimer's .docx
 * is free: it was handed over when it was made. Source: docs/specification/plans.md#paid-rights.
 */
export function canExport(plan: Plan, format: DocumentFormat, type?: DocumentType): boolean {
  if (type === "socialDisclaimer" && format === "docx") return true;
  return isPaid(plan) || freeFormats.includes(format);
}
