/** A finding of a site check: one per rule, with the places that prove it. */
import type { Norm } from "@/lib/engine/tree/document";
import type { Evidence } from "@/lib/features/site-check/detect/detected/detected-site";
import type { PrefilledAnswers } from "@/lib/features/site-check/detect/facts/facts-for-passport";

/** Rules that read the site itself. */
export const siteRuleIds = [
  "https-missing",
  "form-insecure",
  "policy-missing",
  "policy-unreachable",
  "form-without-consent",
  "consent-preticked",
  "consent-bundled",
  "consent-by-button",
  "marketing-consent-missing",
  "form-foreign",
  "tracker-before-consent",
  "tracker-noscript",
  "session-recording",
  "cookie-before-consent",
  "cookie-notice-missing",
  "cookie-notice-no-refusal",
  "foreign-service",
  "meta-product",
  "foreign-login",
  "requisites-missing",
  "requisites-invalid",
  "requisites-differ",
  "offer-missing",
  "return-missing",
  "sensitive-field",
  "banned-network-unmarked",
  "foreign-hosting",
] as const;
export type SiteRuleId = (typeof siteRuleIds)[number];

/** Rules that read the policy that the site shows. */
export const policyRuleIds = [
  "policy-element-missing",
  "policy-outdated",
  "policy-contradicts-site",
] as const;

export const ruleIds = [...siteRuleIds, ...policyRuleIds] as const;
export type RuleId = (typeof ruleIds)[number];

/**
 * `seen`: it is on the pages. `inferred`: the source allows another interpretation. `byHand`: only the owner can
 * decide; the check says where to look.
 */
export const findingStatuses = ["seen", "inferred", "byHand"] as const;
export type FindingStatus = (typeof findingStatuses)[number];

/** From the gravest: what to fix today, what to fix soon, what is good to know. */
export const severities = ["high", "medium", "low"] as const;
export type Severity = (typeof severities)[number];

/** A part of КоАП РФ ст. 13.11; its range is in `content/tools/penalties.ts`. */
export type FinePart = "1" | "2" | "3" | "8";

/** A document that our form makes, with what was seen of its answers. */
export type FindingAction = {
  kind: "policy" | "consent" | "cookie" | "offer" | "return";
  answers: PrefilledAnswers;
};

export type RuleDefinition = {
  id: RuleId;
  /** What is wrong, in Russian. */
  title: string;
  why: string;
  norms: readonly Norm[];
  /** Null where the article does not speak of it. */
  fine: FinePart | null;
  /** What to do, in plain Russian. */
  fix: string;
  severity: Severity;
};

export type Finding = {
  rule: RuleId;
  status: FindingStatus;
  severity: Severity;
  title: string;
  why: string;
  /** The first is the plainest; never empty. */
  evidence: readonly Evidence[];
  norms: readonly Norm[];
  fine: FinePart | null;
  fix: string;
  action: FindingAction | undefined;
  /** Keys of the catalogue that the finding is about. */
  services: readonly string[];
};
