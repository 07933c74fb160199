import { consentRules } from "@/lib/features/policy-check/rules/consent-rules";
import { leftoverRules } from "@/lib/features/policy-check/rules/leftover-rules";
import { operatorElements } from "@/lib/features/policy-check/rules/operator-elements";
import { outdatedRules } from "@/lib/features/policy-check/rules/outdated-rules";
import { processingElements } from "@/lib/features/policy-check/rules/processing-elements";
import { protectionElements } from "@/lib/features/policy-check/rules/protection-elements";
import type { PolicyRequirement } from "@/lib/features/policy-check/rules/requirement";
import { rightsElements } from "@/lib/features/policy-check/rules/rights-elements";
import type { OutdatedTextRule } from "@/lib/features/policy-check/rules/sharp-rule";

/** What a policy has to say, in the order of a report. */
export const elements: readonly PolicyRequirement[] = [
  ...operatorElements,
  ...processingElements,
  ...protectionElements,
  ...rightsElements,
];

/** What is outdated or left over, in the order of a report. */
export const outdatedTextRules: readonly OutdatedTextRule[] = [
  ...outdatedRules,
  ...consentRules,
  ...leftoverRules,
];
