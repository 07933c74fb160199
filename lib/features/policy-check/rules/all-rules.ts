import { consentRules } from "@/lib/features/policy-check/rules/consent-rules";
import type { Element } from "@/lib/features/policy-check/rules/element";
import { leftoverRules } from "@/lib/features/policy-check/rules/leftover-rules";
import { operatorElements } from "@/lib/features/policy-check/rules/operator-elements";
import { outdatedRules } from "@/lib/features/policy-check/rules/outdated-rules";
import { processingElements } from "@/lib/features/policy-check/rules/processing-elements";
import { protectionElements } from "@/lib/features/policy-check/rules/protection-elements";
import { rightsElements } from "@/lib/features/policy-check/rules/rights-elements";
import type { SharpRule } from "@/lib/features/policy-check/rules/sharp-rule";

/** What a policy has to say, in the order of a report. */
export const elements: readonly Element[] = [
  ...operatorElements,
  ...processingElements,
  ...protectionElements,
  ...rightsElements,
];

/** What is outdated or left over, in the order of a report. */
export const sharpRules: readonly SharpRule[] = [
  ...outdatedRules,
  ...consentRules,
  ...leftoverRules,
];
