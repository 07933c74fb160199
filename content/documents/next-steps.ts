/**
 * What an owner does after a document is created, in order. Kept apart from the type definitions, which every page
 * loads first: these texts are long and are shown only at the end of the wizard.
 */
import { charter } from "@/content/documents/charter/next-steps";
import { consent } from "@/content/documents/consent/next-steps";
import { cookie } from "@/content/documents/cookie/next-steps";
import { footerLink, type NextStep, publish } from "@/content/documents/definition";
import { offer } from "@/content/documents/offer/next-steps";
import { privacy } from "@/content/documents/privacy/next-steps";
import { recommendations } from "@/content/documents/recommendations/next-steps";
import { returnPolicy } from "@/content/documents/return/next-steps";
import { socialDisclaimer } from "@/content/documents/socialDisclaimer/next-steps";
import { terms } from "@/content/documents/terms/next-steps";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

const steps: Partial<Record<DocumentType, readonly NextStep[]>> = {
  privacy,
  terms,
  consent,
  cookie,
  socialDisclaimer,
  offer,
  return: returnPolicy,
  charter,
  recommendations,
};

const unbroken = (norm: string) => norm.replace(/(ст\.|ч\.|п\.|№) /g, "$1\u00a0");

/** Never empty: every document has to be published and linked. */
export function nextSteps(type: DocumentType): NextStep[] {
  return (steps[type] ?? [publish, footerLink]).map((step) =>
    step.norm ? { ...step, norm: unbroken(step.norm) } : step,
  );
}
