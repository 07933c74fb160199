/** The findings of the policy that a site shows: what is missing, what is outdated, what the site contradicts. */

import type { Norm } from "@/lib/engine/tree/document";
import type { PolicyInspection } from "@/lib/features/policy-check/inspect/inspect-policy";
import type { Quote } from "@/lib/features/policy-check/report/policy-report";
import { policyElements } from "@/lib/features/policy-check/rules/all-rules";
import type {
  DetectedSite,
  Evidence,
} from "@/lib/features/site-check/detect/detected/detected-site";
import {
  type CatalogueService,
  factsForPassport,
  toPrefilledAnswers,
} from "@/lib/features/site-check/detect/facts/facts-for-passport";
import { evidenceOfResponse } from "@/lib/features/site-check/detect/page/evidence";
import { findContradictions } from "@/lib/features/site-check/rules/policy-text/contradictions";
import type { Finding } from "@/lib/features/site-check/rules/rule/finding";
import { lowerFirst } from "@/lib/russian/first-letter";
import { plural } from "@/lib/russian/plural";

/** A policy that was read on the site. */
export type SitePolicy = { url: string; inspection: PolicyInspection };

/** More elements than these make no title. */
const maxNamed = 3;

/** At most so many places of one finding: more of the same tell nothing new. */
const maxEvidence = 10;

/**
 * Judges the text of a site's policy, one finding a rule with all its places. Pure.
 * @param services The catalogue (`lib/platform/content/generated/services.json`).
 * @returns In the order of `policyRuleIds`; empty for a policy with which nothing is wrong.
 */
export function evaluatePolicy(
  policy: SitePolicy,
  site: DetectedSite,
  services: readonly CatalogueService[],
): Finding[] {
  const { answers } = policy.inspection;
  // What the site shows counts more than what its old policy says of it.
  const seen = toPrefilledAnswers(factsForPassport(site, services));
  const action = { kind: "policy", answers: { ...answers, ...seen } } as const;
  return [
    ...missingIn(policy),
    ...outdatedIn(policy),
    ...contradictedBy(policy, site, services),
  ].map((finding) => ({ ...finding, fine: null, action }));
}

type Found = Omit<Finding, "fine" | "action">;

/** Elements that the law lists; those that a policy may leave to the law are no fault. */
const partById = new Map(
  policyElements.flatMap(({ id, part }) => (part ? [[id, part] as const] : [])),
);

function missingIn({ url, inspection: { report, text } }: SitePolicy): Found[] {
  const lacking = report.elements.filter(({ id, state }) => partById.has(id) && state === "absent");
  if (lacking.length === 0) return [];
  const names = lacking.map(({ title }) => lowerFirst(title)).join("; ");
  const parts = lacking.map(({ id }) => partById.get(id));
  // Who, why, on what ground: without these it is no policy.
  const isGrave = lacking.length > 4 || parts.some((part) => part === "1" || part === "8");
  return [
    {
      rule: "policy-element-missing",
      // Words may say it in a way that no rule knows.
      status: "inferred",
      severity: isGrave ? "high" : "medium",
      title:
        lacking.length > maxNamed
          ? `В политике не нашли ${plural(lacking.length, "обязательное сведение", "обязательных сведения", "обязательных сведений")}`
          : `В политике не нашли: ${names}`,
      why: `${lacking.length > maxNamed ? `Не нашли: ${names}. ` : ""}Политика говорит, кто, зачем и на каком основании обрабатывает данные, сколько их хранит, кому передаёт и как человеку отказаться. Чего в ней нет, о том посетитель не узнаёт.`,
      evidence: [evidenceOfResponse(url, firstLine(text))],
      norms: normsOf(lacking),
      fix: "Проверьте, сказано ли это другими словами. Если нет, допишите или составьте политику заново: известное из старой мы подставим.",
      services: [],
    },
  ];
}

function outdatedIn({ url, inspection: { report, text } }: SitePolicy): Found[] {
  const { findings } = report;
  if (findings.length === 0) return [];
  return [
    {
      rule: "policy-outdated",
      status: "seen",
      severity: "medium",
      title: "В политике есть устаревшее или оставшееся от образца",
      why: [...new Set(findings.map(({ advice }) => advice))].join(" "),
      evidence: findings.slice(0, maxEvidence).map(({ quote }) => placeOfQuote(url, text, quote)),
      norms: normsOf(findings),
      fix: "Проверьте эти места и замените их. Проще составить политику заново: известное из старой мы подставим.",
      services: [],
    },
  ];
}

function contradictedBy(
  { url, inspection: { claims, text } }: SitePolicy,
  site: DetectedSite,
  services: readonly CatalogueService[],
): Found[] {
  const found = findContradictions(claims, site, services, url);
  const [first] = found;
  if (!first) return [];
  const places = found.flatMap(({ quote, evidence }) => [
    ...(quote ? [placeOfQuote(url, text, quote)] : []),
    ...evidence,
  ]);
  return [
    {
      rule: "policy-contradicts-site",
      status: found.some(({ status }) => status === "seen") ? "seen" : "inferred",
      severity: found.some(({ severity }) => severity === "high") ? "high" : "medium",
      title: found.length === 1 ? first.text : "Политика говорит одно, а на сайте видно другое",
      why: `${found.map(({ text }) => text).join(". ")}. Политика, которая не сходится с сайтом, вводит посетителей в заблуждение.`,
      evidence: places.slice(0, maxEvidence),
      norms: uniqueNorms(found.map(({ norm }) => norm)),
      fix: "Проверьте, что верно: уберите с сайта лишнее или скажите о нём в политике.",
      services: [...new Set(found.flatMap((item) => item.services))],
    },
  ];
}

/** «152-ФЗ ст. 9 ч. 2» as a norm. */
const normsOf = (cited: readonly { norm: string }[]): Norm[] =>
  uniqueNorms(
    cited.map(({ norm }) => {
      const at = norm.indexOf(" ст. ");
      return { law: norm.slice(0, at), place: norm.slice(at + 1) };
    }),
  );

const uniqueNorms = (norms: readonly Norm[]): Norm[] => [
  ...new Map(norms.map((norm) => [`${norm.law} ${norm.place}`, norm])).values(),
];

const placeOfQuote = (url: string, text: string, quote: Quote): Evidence => ({
  ...evidenceOfResponse(url, quote.text),
  line: text.slice(0, quote.start).split("\n").length,
});

const firstLine = (text: string) => text.trimStart().split("\n", 1)[0] ?? "";
