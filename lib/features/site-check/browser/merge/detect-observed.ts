/**
 * Combines what was read of a site with a browser's observation of its first page. Pure. If the two differ, the browser
 * is right about that page: it ran the scripts that a reader can only guess at.
 */

import { mergeCookies } from "@/lib/features/site-check/browser/merge/merge-cookies";
import { cropOf, mergeForms } from "@/lib/features/site-check/browser/merge/merge-crops";
import { mergeServices } from "@/lib/features/site-check/browser/merge/merge-services";
import type { BrowserObservation } from "@/lib/features/site-check/browser/observation";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import type { DetectedSite } from "@/lib/features/site-check/detect/detected/detected-site";
import { evidenceOfResponse } from "@/lib/features/site-check/detect/page/evidence";
import {
  indexServices,
  type KnownService,
} from "@/lib/features/site-check/detect/services/service-index";
import type { VisitedSite } from "@/lib/features/site-check/fetch/visited-site";
import { hasFewWords } from "@/lib/features/site-check/rules/visible-words";

/**
 * `detectSite` with an observation. Without one it is `detectSite`.
 * @returns the facts, and the visit that they come from: a first page rendered by scripts is read from the browser's
 * document, so that forms and links of an application are found. `evaluateSite` takes both.
 */
export function detectObserved(
  visited: VisitedSite,
  observation: BrowserObservation | undefined,
  known: readonly KnownService[],
): { site: DetectedSite; visited: VisitedSite } {
  const [home] = visited.pages;
  if (!observation || !home) return { site: detectSite(visited, known), visited };
  const drawn = withDrawnPage(visited, observation);
  const site = detectSite(drawn, known);
  const pageUrl = asEvidence(observation.url);
  return {
    visited: drawn,
    site: {
      ...site,
      ...mergeNotice(site, observation),
      forms: mergeForms(site.forms, observation, pageUrl),
      services: mergeServices(site.services, observation, pageUrl, indexServices(known)),
      cookies: mergeCookies(site.cookies, observation, pageUrl, known),
    },
  };
}

/** The page's address as in evidence. */
const asEvidence = (url: string) => evidenceOfResponse(url, "").url;

function withDrawnPage(visited: VisitedSite, { html, url }: BrowserObservation): VisitedSite {
  const [home, ...others] = visited.pages;
  if (!home || !html || !hasFewWords(home.html)) return visited;
  // The script redirects to another page of the site.
  if (asEvidence(home.url) !== asEvidence(url)) return visited;
  return { ...visited, pages: [{ ...home, html }, ...others] };
}

const noticeExcerpt = (text: string) => `До выбора на странице видно: «${text}»`;

function mergeNotice(
  { cookieNotice }: DetectedSite,
  observation: BrowserObservation,
): Pick<DetectedSite, "cookieNotice" | "unshownNotice"> {
  const { notice, url } = observation;
  if (notice === undefined) return { cookieNotice };
  if (notice === null) {
    return { cookieNotice: undefined, unshownNotice: { url, inCode: cookieNotice?.evidence } };
  }
  const { hasRefusal, hasSettings } = notice;
  const evidence = {
    ...evidenceOfResponse(url, noticeExcerpt(notice.words)),
    ...cropOf("notice", observation),
  };
  return { cookieNotice: { status: "seen", hasRefusal, hasSettings, evidence } };
}
