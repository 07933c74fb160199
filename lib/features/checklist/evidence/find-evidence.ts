/** Which items of the checklist a site check and the cabinet can answer, and in which words. Pure. */

import type { ChecklistId } from "@/content/checklist/items";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { ChecklistEvidence } from "@/lib/features/checklist/schema";
import type { CheckReport, FindingDetails } from "@/lib/features/site-check/report/responses";
import { lowerFirstUnlessCapitals } from "@/lib/russian/first-letter";

/** What is known about the user's site. */
export type SiteEvidence = {
  /** The newest check that could read it. */
  check: { id: string; host: string; day: string; report: CheckReport } | null;
  /** Finished documents, newest first. */
  documents: readonly { id: string; type: DocumentType; name: string; isPublic: boolean }[];
  /** The security measures that the owner has ticked in the site's passport. */
  site: { id: string; measures: readonly string[] } | null;
};

type Evidence = NonNullable<ChecklistEvidence[ChecklistId]>;
type Rule = FindingDetails["rule"];

/** Findings that show that an item is not done. */
const contradictingFindings: Readonly<Partial<Record<ChecklistId, readonly Rule[]>>> = {
  "privacy-policy": ["policy-missing", "policy-unreachable"],
  "cookie-policy": [
    "tracker-before-consent",
    "cookie-before-consent",
    "cookie-notice-missing",
    "cookie-notice-no-refusal",
  ],
  "personal-data-consent": [
    "form-without-consent",
    "consent-preticked",
    "consent-bundled",
    "consent-by-button",
  ],
  "ssl-certificate": ["https-missing", "form-insecure"],
};

/**
 * Returns what is known about the items, each with its source. Unknown items are left out: a site that was read only in
 * part does not prove that something is absent.
 */
export function findEvidence(known: SiteEvidence): ChecklistEvidence {
  const evidence: ChecklistEvidence = {
    "privacy-policy": policyEvidence(known),
    "user-agreement": termsEvidence(known),
    "cookie-policy": cookieEvidence(known),
    "personal-data-consent": consentEvidence(known),
    "ssl-certificate": httpsEvidence(known),
    "data-backup": measureEvidence(known, "backup", "резервные копии"),
    "access-control": measureEvidence(known, "access", "доступ только у тех, кому он нужен"),
  };
  for (const [id, rules] of Object.entries(contradictingFindings) as [
    ChecklistId,
    readonly Rule[],
  ][]) {
    const finding = known.check?.report.findings.find(({ rule }) => rules.includes(rule));
    if (known.check && finding) {
      const state = finding.status === "seen" ? "open" : "info";
      evidence[id] = byCheck(known.check, state, lowerFirstUnlessCapitals(finding.title));
    }
  }
  return Object.fromEntries(Object.entries(evidence).filter(([, item]) => item !== undefined));
}

function policyEvidence({ check, documents }: SiteEvidence): Evidence | undefined {
  const hasForms = check && check.report.forms.length > 0 && !check.report.isPartlyRead;
  if (hasForms)
    return byCheck(check, "done", "ссылка на политику есть на всех страницах с формами");
  const policy = documents.find(({ type, isPublic }) => type === "privacy" && isPublic);
  return (
    policy &&
    byDocument(policy, "info", "открыта по ссылке; стоит ли ссылка у форм, покажет проверка сайта")
  );
}

function termsEvidence({ documents }: SiteEvidence): Evidence | undefined {
  const terms = documents.find(({ type }) => type === "terms");
  return terms && byDocument(terms, "done", "есть в кабинете");
}

function cookieEvidence({ check, documents }: SiteEvidence): Evidence | undefined {
  if (!check || check.report.isPartlyRead) return undefined;
  const { services } = check.report;
  if (services.length === 0) {
    return byCheck(check, "info", "сторонних сервисов на прочитанных страницах не видно");
  }
  const hasCookiePolicy = documents.some(({ type }) => type === "cookie");
  const hasDeferred = services.some(({ load }) => load === "deferred");
  if (!hasDeferred) return undefined;
  return hasCookiePolicy
    ? byCheck(check, "done", "счётчики ждут выбора, а политика cookie есть в кабинете")
    : byCheck(check, "info", "счётчики ждут выбора; рассказано ли о cookie, проверьте сами");
}

function consentEvidence({ check, documents }: SiteEvidence): Evidence | undefined {
  if (!check || check.report.isPartlyRead) return undefined;
  const { forms } = check.report;
  if (forms.length === 0 || !forms.every(({ hasConsentBox }) => hasConsentBox)) return undefined;
  return documents.some(({ type }) => type === "consent")
    ? byCheck(check, "done", "у форм есть пустая галочка согласия, а сами согласия есть в кабинете")
    : byCheck(
        check,
        "info",
        "у форм есть пустая галочка; отдельный ли документ согласие, проверьте сами",
      );
}

function httpsEvidence({ check }: SiteEvidence): Evidence | undefined {
  const pages = check?.report.pages ?? [];
  const isSecure = pages.length > 0 && pages.every((url) => url.startsWith("https://"));
  return check && isSecure
    ? byCheck(check, "done", "все прочитанные страницы открываются по https")
    : undefined;
}

/** The owner's own statement from another screen. */
function measureEvidence(
  { site }: SiteEvidence,
  measure: string,
  text: string,
): Evidence | undefined {
  if (!site?.measures.includes(measure)) return undefined;
  return {
    state: "done",
    words: `В сведениях о сайте вы отметили: ${text}`,
    link: `/sites/${site.id}`,
  };
}

const byCheck = (
  { id, host, day }: NonNullable<SiteEvidence["check"]>,
  state: Evidence["state"],
  text: string,
): Evidence => ({ state, words: `Проверка сайта ${host} ${day}: ${text}`, link: `/check/${id}` });

const byDocument = (
  { id, name }: SiteEvidence["documents"][number],
  state: Evidence["state"],
  text: string,
): Evidence => ({ state, words: `«${name}»: ${text}`, link: `/documents/${id}` });
