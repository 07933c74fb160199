/**
 * What was read of a site together with what a browser saw of its first page. Pure. Where the two differ, the browser
 * is right about that page: it ran the scripts that reading can only guess at.
 */
import type { BrowserObservation } from "@/lib/features/site-check/browser/observation";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import type { DetectedSite } from "@/lib/features/site-check/detect/detected/detected-site";
import { evidenceOfResponse } from "@/lib/features/site-check/detect/page/evidence";
import {
  indexServices,
  type KnownService,
} from "@/lib/features/site-check/detect/services/service-index";
import { hasFewWords } from "@/lib/features/site-check/rules/visible-words";
import type { VisitedSite } from "@/lib/features/site-check/visited/visited-site";
import { mergeCookies } from "./merge-cookies";
import { cropOf, mergeForms } from "./merge-crops";
import { mergeServices } from "./merge-services";

/**
 * `detectSite` with an observation. Without one it is `detectSite`.
 * @returns the facts, and the visit that they were made of: a first page that scripts draw is read as the browser
 * had it, so that forms and links of an application are found. `judgeSite` takes both.
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

/** As places name the page. */
const asEvidence = (url: string) => evidenceOfResponse(url, "").url;

function withDrawnPage(visited: VisitedSite, { html, url }: BrowserObservation): VisitedSite {
  const [home, ...others] = visited.pages;
  if (!home || !html || !hasFewWords(home.html)) return visited;
  // A script that leads on to another page of the site.
  if (asEvidence(home.url) !== asEvidence(url)) return visited;
  return { ...visited, pages: [{ ...home, html }, ...others] };
}

const words = (text: string) => `До выбора на странице видно: «${text}»`;

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
    ...evidenceOfResponse(url, words(notice.words)),
    ...cropOf("notice", observation),
  };
  return { cookieNotice: { status: "seen", hasRefusal, hasSettings, evidence } };
}
