import { momentLabels, momentsOf } from "@/lib/features/site-check/browser/merge/moments";
import type { BrowserObservation, SeenCookie } from "@/lib/features/site-check/browser/observation";
import type {
  DetectedCookie,
  Moment,
} from "@/lib/features/site-check/detect/detected/detected-site";
import { purposeOf } from "@/lib/features/site-check/detect/facts/find-cookies";
import { evidenceOfResponse } from "@/lib/features/site-check/detect/page/evidence";
import type { KnownService } from "@/lib/features/site-check/detect/services/service-index";
import { siteOf } from "@/lib/features/site-check/fetch/read/own-site";

/**
 * Combines the cookies of a site with those that a browser stored before consent, including those of scripts and of
 * other hosts. A cookie that the page's response sets and the browser did not store is left out. Third-party cookies
 * only count if the catalogue knows them: the owner of others is unknown.
 */
export function mergeCookies(
  cookies: readonly DetectedCookie[],
  observation: BrowserObservation,
  pageUrl: string,
  known: readonly KnownService[],
): DetectedCookie[] {
  const namesBefore = new Set(observation.before.cookies.map(({ name }) => name));
  const merged = new Map<string, DetectedCookie>();
  for (const cookie of cookies) {
    if (cookie.evidence.url !== pageUrl || namesBefore.has(cookie.name))
      merged.set(cookie.name, cookie);
  }
  const own = siteOf(new URL(observation.url));
  for (const [moment, view] of momentsOf(observation)) {
    if (moment === "accepted") continue;
    for (const seen of view.cookies) {
      const cookie = toCookie(seen, moment, observation.url, known);
      const address = `http://${seen.domain}/`;
      const isOwn = URL.canParse(address) && siteOf(new URL(address)) === own;
      if (!merged.has(seen.name) && (isOwn || cookie.service)) merged.set(seen.name, cookie);
    }
  }
  return [...merged.values()];
}

function toCookie(
  { name, domain, days }: SeenCookie,
  moment: Moment,
  url: string,
  known: readonly KnownService[],
): DetectedCookie {
  const life = days === undefined ? "до закрытия браузера" : `на ${days} дн.`;
  return {
    name,
    isLasting: days !== undefined,
    days,
    ...purposeOf(name, known),
    moment,
    evidence: evidenceOfResponse(
      url,
      `${momentLabels[moment]}: cookie ${name} для ${domain}, ${life}`,
    ),
  };
}
