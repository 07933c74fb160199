import type { DetectedSite } from "@/lib/features/site-check/detect/detected/detected-site";
import type { VisitedSite } from "@/lib/features/site-check/fetch/visited-site";
import { evaluateSite } from "@/lib/features/site-check/rules/evaluate-site";
import { evaluatePolicy } from "@/lib/features/site-check/rules/policy-text/evaluate-policy";
import { findPolicy } from "@/lib/features/site-check/rules/policy-text/find-policy";
import type { Finding } from "@/lib/features/site-check/rules/rule/finding";
import { services } from "@/tests/support/sites/site-source";

/** All findings of a report: on the pages, and in the text of the linked policy. */
export async function evaluateVisited(
  detected: DetectedSite,
  visited: VisitedSite,
): Promise<Finding[]> {
  const policy = await findPolicy(visited, detected);
  return [
    ...evaluateSite(detected, visited, services),
    ...(policy ? evaluatePolicy(policy, detected, services) : []),
  ];
}
