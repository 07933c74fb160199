import { consentRules } from "@/lib/features/policy-check/rules/consent-rules";
import type { FlawRule } from "@/lib/features/policy-check/rules/flaw-rule";
import { leftoverRules } from "@/lib/features/policy-check/rules/leftover-rules";
import { operatorElements } from "@/lib/features/policy-check/rules/operator-elements";
import { outdatedRules } from "@/lib/features/policy-check/rules/outdated-rules";
import type { PolicyElement } from "@/lib/features/policy-check/rules/policy-element";
import { processingElements } from "@/lib/features/policy-check/rules/processing-elements";
import { protectionElements } from "@/lib/features/policy-check/rules/protection-elements";
import { rightsElements } from "@/lib/features/policy-check/rules/rights-elements";

/** What a policy has to contain, in the order of a report. */
export const policyElements: readonly PolicyElement[] = [
  ...operatorElements,
  ...processingElements,
  ...protectionElements,
  ...rightsElements,
];

/** What is outdated or left over, in the order of a report. */
export const flawRules: readonly FlawRule[] = [...outdatedRules, ...consentRules, ...leftoverRules];
