import { documentTypeInfo } from "@/content/wizard/document-types";
import type { PackageItem } from "@/lib/documents/package/package-item";
import { consentPurposes } from "@/lib/engine/answers/options";

/** «Публичная оферта», «Согласие: Рекламные и информационные рассылки». */
export function itemName({ type, consentPurpose }: PackageItem): string {
  return consentPurpose
    ? `Согласие: ${consentPurposes[consentPurpose]}`
    : documentTypeInfo(type).name;
}
