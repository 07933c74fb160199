import { documentTypeInfo } from "@/content/wizard/document-types";
import type { Account } from "@/lib/auth/account";
import type { DocumentFormat } from "@/lib/documents/types";
import type { DocumentType } from "@/lib/engine/answers/options";
import { hasPremium } from "@/lib/users/paid-plan";

/** Formats that every owner gets; the others are part of a paid plan. Source: decisions § 1. */
const freeFormats: readonly DocumentFormat[] = ["txt", "html", "md"];

type Plan = Pick<Account, "role" | "subscription">;

/** Whether the plan makes documents of this type. The monthly limit is another question. */
export function canCreate(plan: Plan, type: DocumentType): boolean {
  return hasPremium(plan) || !documentTypeInfo(type).isPremium;
}

/** Whether the plan makes documents from an extended template; admins may use all of them. */
export function canUseExtended(
  plan: Plan,
  { isPremium, isUltra }: { isPremium: boolean; isUltra: boolean },
): boolean {
  if (plan.role === "admin") return true;
  return isUltra ? plan.subscription === "ultra" : hasPremium(plan) || !isPremium;
}

/** Whether the plan lets the owner add clauses of its own, or replace ours. */
export function canAddClauses(plan: Plan): boolean {
  return hasPremium(plan);
}

/**
 * Whether the plan exports one's own documents of this type in this format. The disclaimer's .docx is
 * free: it was handed over when it was made. Source: decisions § 1 «TXT».
 */
export function canExport(plan: Plan, format: DocumentFormat, type?: DocumentType): boolean {
  if (type === "socialDisclaimer" && format === "docx") return true;
  return hasPremium(plan) || freeFormats.includes(format);
}
