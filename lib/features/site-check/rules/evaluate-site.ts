/** Turns detected facts into findings by a closed list of rules. Pure: no network, no clock. */
import type { DetectedSite } from "@/lib/features/site-check/detect/detected/detected-site";
import {
  type CatalogueService,
  factsForPassport,
  toPrefilledAnswers,
} from "@/lib/features/site-check/detect/facts/facts-for-passport";
import type { VisitedSite } from "@/lib/features/site-check/fetch/visited-site";
import { type Finding, severities } from "@/lib/features/site-check/rules/rule/finding";
import type { Rule, RuleContext, RuleMatch } from "@/lib/features/site-check/rules/rule/rule";
import { abroadRules } from "@/lib/features/site-check/rules/subjects/abroad";
import { bannedRules } from "@/lib/features/site-check/rules/subjects/banned";
import { consentRules } from "@/lib/features/site-check/rules/subjects/consent";
import { cookieRules } from "@/lib/features/site-check/rules/subjects/cookies";
import { fieldRules } from "@/lib/features/site-check/rules/subjects/fields";
import { ownerRules } from "@/lib/features/site-check/rules/subjects/owner";
import { policyRules } from "@/lib/features/site-check/rules/subjects/policy";
import { trackerRules } from "@/lib/features/site-check/rules/subjects/trackers";
import { tradeRules } from "@/lib/features/site-check/rules/subjects/trade";
import { transportRules } from "@/lib/features/site-check/rules/subjects/transport";
import { hasFewWords } from "@/lib/features/site-check/rules/visible-words";

/** All rules, by subject. Those of a text are with the check of a text. */
export const rules: readonly Rule[] = [
  ...transportRules,
  ...policyRules,
  ...consentRules,
  ...trackerRules,
  ...cookieRules,
  ...abroadRules,
  ...bannedRules,
  ...ownerRules,
  ...tradeRules,
  ...fieldRules,
];

/**
 * Judges a site by what was seen on it.
 * @param visited The visit that `detected` was made of: what was not read, whether HTTPS is enforced.
 * @param services The services of the catalogue (`lib/platform/content/generated/services.json`).
 * @returns The gravest first. Empty for a site that was not read: of it nothing is known (`describeUnread`).
 */
export function evaluateSite(
  detected: DetectedSite,
  visited: VisitedSite,
  services: readonly CatalogueService[],
): Finding[] {
  if (!detected.isRead) return [];
  const context = contextOf(detected, visited, services);
  const findings = rules.flatMap((rule) =>
    rule.find(context).map((ruleMatch) => toFinding(rule, ruleMatch)),
  );
  return sortBySeverity(findings);
}

/** Sorts by severity; findings with the same severity keep their order. */
export const sortBySeverity = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));

function contextOf(
  site: DetectedSite,
  visited: VisitedSite,
  services: readonly CatalogueService[],
): RuleContext {
  const known = new Map(services.map((service) => [service.key, service]));
  const [home] = visited.pages;
  return {
    site,
    visited,
    used: site.services.flatMap((detected) => {
      const service = known.get(detected.key);
      return service && detected.load !== "hinted" ? [{ detected, service }] : [];
    }),
    personalForms: site.forms.filter(({ isPersonal, kind }) => isPersonal && kind !== "login"),
    isPartlyRead: site.cutPages.length > 0 || (home !== undefined && hasFewWords(home.html)),
    answers: toPrefilledAnswers(factsForPassport(site, services)),
  };
}

function toFinding({ find: _find, id, ...definition }: Rule, ruleMatch: RuleMatch): Finding {
  return { ...definition, rule: id, services: [], action: undefined, ...ruleMatch };
}
