/** What is kept and shown of a check: findings in words, and facts without the pages they were read from. */
import { describeAmount, type Fine, penalties } from "@/content/tools/penalties";
import { isVerified, type Service } from "@/lib/engine/services/service";
import type { Laws } from "@/lib/engine/template/language/laws";
import type { Quote } from "@/lib/features/policy-check/report/policy-report";
import type { Observed } from "@/lib/features/site-check/browser/observed";
import type {
  AgreedPurpose,
  DetectedForm,
  DetectedService,
  DetectedSite,
} from "@/lib/features/site-check/detect/detected/detected-site";
import {
  factsForPassport,
  toPrefilledAnswers,
} from "@/lib/features/site-check/detect/facts/facts-for-passport";
import { withoutCrop } from "@/lib/features/site-check/detect/page/evidence";
import { maskPersonal } from "@/lib/features/site-check/detect/page/mask-personal";
import { describeUnread } from "@/lib/features/site-check/fetch/describe-unread";
import type { VisitedSite } from "@/lib/features/site-check/fetch/visited-site";
import type { CheckOutcome } from "@/lib/features/site-check/report/check-outcome";
import type { CheckReport, FindingDetails } from "@/lib/features/site-check/report/responses";
import { citeFinding } from "@/lib/features/site-check/report/write/cite-finding";
import { NumberedCrops } from "@/lib/features/site-check/report/write/number-crops";
import { sortBySeverity } from "@/lib/features/site-check/rules/evaluate-site";
import type { SitePolicy } from "@/lib/features/site-check/rules/policy-text/evaluate-policy";
import type { Finding, FinePart } from "@/lib/features/site-check/rules/rule/finding";
import { hasFewWords } from "@/lib/features/site-check/rules/visible-words";
import compiledLaws from "@/lib/platform/content/generated/laws.json";

const laws: Laws = compiledLaws as Laws;

/** A page of a thousand links calls a service a thousand times; more places tell nothing new. */
const maxPlaces = 5;

/** All that a check knows in the end. */
export type CheckedSite = {
  visited: VisitedSite;
  site: DetectedSite;
  observed: Observed;
  policy: SitePolicy | null;
  findings: readonly Finding[];
};

/**
 * The report of a check, as it is stored and sent, and the pictures that its findings point at.
 * @param services The catalogue: names, companies, countries of what was detected.
 */
export function writeReport(
  { visited, site, observed, policy, findings }: CheckedSite,
  services: readonly Service[],
): Pick<CheckOutcome, "report" | "crops"> {
  const crops = new NumberedCrops(observed.isObserved ? observed.observation.crops : []);
  const details = sortBySeverity(findings).map((finding) => toFinding(finding, crops));
  const report = toReport({ visited, site, observed, policy, findings: details }, services);
  return { report, crops: crops.bytes };
}

function toReport(
  {
    visited,
    site,
    observed,
    policy,
    findings,
  }: Omit<CheckedSite, "findings"> & Pick<CheckReport, "findings">,
  services: readonly Service[],
): CheckReport {
  const [home] = visited.pages;
  const nameOf = (key: string) => services.find((service) => service.key === key)?.name ?? key;
  return {
    address: home?.url ?? visited.address,
    isRead: site.isRead,
    pages: visited.pages.map(({ url }) => url),
    unread: visited.unread.map(({ url, reason }) => ({
      url,
      reason,
      words: describeUnread(reason),
    })),
    isPartlyRead: site.cutPages.length > 0 || (home !== undefined && hasFewWords(home.html)),
    unobserved: site.isRead && !observed.isObserved ? observed.words : null,
    platform: site.platform?.name ?? null,
    hosting: site.hosting ? nameOf(site.hosting.service) : null,
    services: site.services.flatMap((found) => {
      const service = services.find(({ key }) => key === found.key);
      return service && found.load !== "hinted" ? [toService(found, found.load, service)] : [];
    }),
    forms: site.forms.filter(({ isPersonal }) => isPersonal).map(toForm),
    requisites: site.requisites.map(({ kind, value, problem, evidence }) => ({
      kind,
      value,
      problem: problem ?? null,
      evidence: evidence.slice(0, maxPlaces).map(withoutCrop),
    })),
    findings,
    policy: policy && toPolicy(policy),
    onSite: toOnSite(site),
    facts: toPrefilledAnswers(factsForPassport(site, services)),
  };
}

/** The number of pages named for a link that is on all of them. */
const maxPages = 20;

function toOnSite({ papers, links, forms, cookieNotice }: DetectedSite): CheckReport["onSite"] {
  return {
    papers: papers.map((paper) => ({ ...paper, pages: [...paper.pages] })),
    links: links.map(({ kind, url, pages }) => ({ kind, url, pages: pages.slice(0, maxPages) })),
    forms: forms
      .filter(({ isPersonal }) => isPersonal)
      .map(({ page, boxes }) => ({
        page,
        boxes: boxes
          .filter(({ isTicked, purposes }) => !isTicked && purposes.some(isConsent))
          .map((box) => box.links.map(({ url }) => url)),
      })),
    hasCookieNotice: cookieNotice !== undefined,
  };
}

const isConsent = (purpose: AgreedPurpose) => purpose === "processing" || purpose === "marketing";

/** Returns the policy without the names, phones and e-mails of people, which it is full of. */
function toPolicy({ url, inspection }: SitePolicy): NonNullable<CheckReport["policy"]> {
  const { elements, findings, score } = inspection.report;
  const masked = <Quoted extends { quote?: Quote }>(item: Quoted): Quoted =>
    item.quote ? { ...item, quote: { ...item.quote, text: maskPersonal(item.quote.text) } } : item;
  return { url, elements: elements.map(masked), findings: findings.map(masked), score };
}

function toService(
  { key, ids, hosts, places }: DetectedService,
  load: Exclude<DetectedService["load"], "hinted">,
  service: Service,
): CheckReport["services"][number] {
  const { name, company, country, category } = service;
  return {
    key,
    name,
    // What nobody proved is not printed.
    company: isVerified(service, "company.name") ? (company?.name ?? null) : null,
    country: isVerified(service, "country") ? (country ?? null) : null,
    category,
    load,
    hosts: [...hosts],
    ids: [...ids],
    evidence: places.slice(0, maxPlaces).map(({ evidence }) => withoutCrop(evidence)),
  };
}

function toForm({
  page,
  kind,
  fields,
  boxes,
  evidence,
}: DetectedForm): CheckReport["forms"][number] {
  return {
    page,
    kind,
    fields: [...new Set(fields.map((field) => field.class))],
    hasConsentBox: boxes.some(({ purposes }) => purposes.includes("processing")),
    evidence: withoutCrop(evidence),
  };
}

const typeOf = {
  policy: "privacy",
  consent: "consent",
  cookie: "cookie",
  offer: "offer",
  return: "return",
} as const;

function toFinding(finding: Finding, crops: NumberedCrops): FindingDetails {
  const { rule, status, severity, title, why, evidence, norms, fine, fix, action } = finding;
  return {
    rule,
    status,
    severity,
    title,
    why,
    evidence: crops.number(evidence),
    norms: norms.map((norm) => citeFinding(norm, laws)),
    fine: fine && toFine(fine),
    fix,
    action: action ? { type: typeOf[action.kind], answers: action.answers } : null,
  };
}

function toFine(part: FinePart): NonNullable<FindingDetails["fine"]> {
  const known = penalties.find((penalty) => penalty.part === part);
  return {
    part,
    entrepreneurs: formatFineRange(known?.entrepreneurs),
    companies: formatFineRange(known?.companies),
  };
}

/** A sum that nobody has compared with the official text says so. */
function formatFineRange(fine: Fine | null | undefined): string | null {
  if (!fine) return null;
  const text = describeAmount(fine.amount);
  return fine.isConfirmed ? text : `${text} (проверьте сумму)`;
}
