import type { DetectedSite } from "@/lib/features/site-check/detect/detected/detected-site";
import { findPolicy } from "@/lib/features/site-check/find-policy";
import { judgeSite } from "@/lib/features/site-check/rules/judge-site";
import { judgePolicy } from "@/lib/features/site-check/rules/policy-text/judge-policy";
import type { Finding } from "@/lib/features/site-check/rules/rule/finding";
import type { VisitedSite } from "@/lib/features/site-check/visited/visited-site";
import { services } from "@/tests/support/sites/site-source";

/** All findings of a report: on the pages, and in the text of the linked policy. */
export async function judgeVisited(
  detected: DetectedSite,
  visited: VisitedSite,
): Promise<Finding[]> {
  const policy = await findPolicy(visited, detected);
  return [
    ...judgeSite(detected, visited, services),
    ...(policy ? judgePolicy(policy, detected, services) : []),
  ];
}
