/** Finds contradictions between a policy and its site. */
import type { Norm } from "@/lib/engine/tree/document";
import type { PolicyClaims } from "@/lib/features/policy-check/facts/read-claims";
import type { Quote } from "@/lib/features/policy-check/report/policy-report";
import type {
  DetectedSite,
  Evidence,
} from "@/lib/features/site-check/detect/detected/detected-site";
import type { CatalogueService } from "@/lib/features/site-check/detect/facts/facts-for-passport";
import type { FindingStatus, Severity } from "@/lib/features/site-check/rules/rule/finding";
import {
  listNames,
  norm,
  placeWithoutNotice,
  type UsedService,
} from "@/lib/features/site-check/rules/rule/rule";

export type Contradiction = {
  /** A sentence: what the policy says and what the site shows. */
  text: string;
  status: FindingStatus;
  severity: Severity;
  /** What the policy says; undefined when it is silent. */
  quote: Quote | undefined;
  /** What the site shows. */
  evidence: readonly Evidence[];
  norm: Norm;
  services: readonly string[];
};

/** What is called on the site and is of the catalogue; a link and a library that only waits are no transfer. */
const servicesInUse = (site: DetectedSite, services: readonly CatalogueService[]): UsedService[] =>
  site.services.flatMap((detected) => {
    const service = services.find(({ key }) => key === detected.key);
    const isUsed = detected.load === "immediate" || detected.load === "deferred";
    return service && isUsed ? [{ detected, service }] : [];
  });

/**
 * Compares what a policy claims with what was seen on its site. Pure.
 * @param policyUrl The page of the policy: numbers on it are the policy's own, not the site's.
 */
export function findContradictions(
  claims: PolicyClaims,
  site: DetectedSite,
  services: readonly CatalogueService[],
  policyUrl: string,
): Contradiction[] {
  const used = servicesInUse(site, services);
  return [
    ...deniedTransfers(claims, used),
    ...deniedCookies(claims, site, used),
    ...otherRequisites(claims, site, policyUrl),
    ...undisclosedNewsletter(claims, site),
    ...undisclosedCounters(claims, used),
  ];
}

/** Services that receive data: independent controllers, processors, and recipients abroad. */
const recipients = ["recipient", "order", "crossBorder", "recordedAbroad"] as const;
const abroad = ["crossBorder", "recordedAbroad"] as const;

const servicesFollowing = (used: readonly UsedService[], kinds: readonly string[]) =>
  used.filter(({ service }) => service.follows.some((kind) => kinds.includes(kind)));

/** «работает «Яндекс Метрика»». */
const workOf = (used: readonly UsedService[]) =>
  `${used.length === 1 ? "работает" : "работают"} ${listNames(used.map(({ service }) => service.name))}`;

/** The evidence and the keys of these services. */
const evidenceOf = (used: readonly UsedService[]) => ({
  evidence: used.flatMap(({ detected }) => placeWithoutNotice(detected) ?? []),
  services: used.map(({ service }) => service.key),
});

function deniedTransfers({ denials }: PolicyClaims, used: readonly UsedService[]): Contradiction[] {
  const others = servicesFollowing(used, recipients);
  const foreign = servicesFollowing(used, abroad);
  const found: Contradiction[] = [];
  if (denials.thirdParties && others.length > 0) {
    found.push({
      text: `Политика говорит, что данные не передаются третьим лицам, а на сайте ${workOf(others)}`,
      status: "seen",
      severity: "high",
      quote: denials.thirdParties,
      norm: norm("152-ФЗ", "ст. 18.1 ч. 1 п. 2"),
      ...evidenceOf(others),
    });
  }
  if (denials.crossBorder && foreign.length > 0) {
    found.push({
      text: `Политика говорит, что трансграничной передачи нет, а на сайте ${workOf(foreign)}`,
      // Where a company keeps what it gets is our reading of its pages.
      status: "inferred",
      severity: "high",
      quote: denials.crossBorder,
      norm: norm("152-ФЗ", "ст. 12 ч. 3"),
      ...evidenceOf(foreign),
    });
  }
  return found;
}

function deniedCookies(
  { denials }: PolicyClaims,
  site: DetectedSite,
  used: readonly UsedService[],
): Contradiction[] {
  if (!denials.cookies) return [];
  const counters = servicesFollowing(used, ["consent"]);
  const cookies = site.cookies.filter(({ isLasting }) => isLasting);
  const { evidence, services } = evidenceOf(counters);
  const places = [...evidence, ...cookies.map((cookie) => cookie.evidence)];
  if (places.length === 0) return [];
  const what = counters.length > 0 ? workOf(counters) : "сервер ставит файлы cookie";
  return [
    {
      text: `Политика говорит, что сайт не использует cookie и счётчики, а на нём ${what}`,
      status: "seen",
      severity: "high",
      quote: denials.cookies,
      norm: norm("152-ФЗ", "ст. 18.1 ч. 1 п. 2"),
      evidence: places,
      services,
    },
  ];
}

/** Pages that differ among each other are the rule `requisites-differ`; here a policy that is none of them. */
function otherRequisites(
  { numbers }: PolicyClaims,
  { requisites }: DetectedSite,
  policyUrl: string,
): Contradiction[] {
  const isOnPolicy = requisites.some(({ evidence }) =>
    evidence.some(({ url }) => url === policyUrl),
  );
  if (isOnPolicy) return [];
  return (["inn", "ogrn"] as const).flatMap((kind): Contradiction[] => {
    const stated = numbers.filter((number) => number.kind === kind);
    const seen = requisites.filter(
      (requisite) =>
        requisite.problem === undefined && (requisite.kind === "inn") === (kind === "inn"),
    );
    const isSame = stated.some(({ value }) => seen.some((requisite) => requisite.value === value));
    const [first] = stated;
    if (!first || seen.length === 0 || isSame) return [];
    return [
      {
        text: `В политике один ${kind === "inn" ? "ИНН" : "ОГРН"}, а на страницах сайта другой`,
        status: "inferred",
        severity: "medium",
        quote: first.quote,
        norm: norm("152-ФЗ", "ст. 14 ч. 7 п. 4"),
        evidence: seen.flatMap(({ evidence }) => evidence.slice(0, 1)),
        services: [],
      },
    ];
  });
}

function undisclosedNewsletter(
  { speaksOf }: PolicyClaims,
  { forms }: DetectedSite,
): Contradiction[] {
  if (speaksOf.newsletter) return [];
  const places = forms.flatMap(({ kind, boxes, evidence }) => {
    const box = boxes.find(({ purposes }) => purposes.includes("marketing"));
    return kind === "newsletter" || box ? [box?.evidence ?? evidence] : [];
  });
  if (places.length === 0) return [];
  return [
    {
      text: "На сайте подписывают на рассылку, а среди целей политики её нет",
      status: "inferred",
      severity: "medium",
      quote: undefined,
      norm: norm("152-ФЗ", "ст. 18.1 ч. 1 п. 2"),
      evidence: places,
      services: [],
    },
  ];
}

function undisclosedCounters(
  { speaksOf }: PolicyClaims,
  used: readonly UsedService[],
): Contradiction[] {
  const counters = servicesFollowing(used, ["consent"]).filter(
    ({ service }) => service.category === "analytics",
  );
  if (speaksOf.counters || counters.length === 0) return [];
  return [
    {
      text: `На сайте ${workOf(counters)}, а политика о счётчиках и cookie молчит`,
      status: "inferred",
      severity: "medium",
      quote: undefined,
      norm: norm("152-ФЗ", "ст. 14 ч. 7 п. 4"),
      ...evidenceOf(counters),
    },
  ];
}
