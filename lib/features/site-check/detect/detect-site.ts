/** Detects facts of a fetched site. Pure: no network, no clock; each page is parsed once. */

import type { DetectedSite } from "@/lib/features/site-check/detect/detected/detected-site";
import { findCookieNotice } from "@/lib/features/site-check/detect/facts/find-cookie-notice";
import { findCookies } from "@/lib/features/site-check/detect/facts/find-cookies";
import { findDocuments } from "@/lib/features/site-check/detect/facts/find-documents";
import { findLinks } from "@/lib/features/site-check/detect/facts/find-links";
import { findNetworkLinks } from "@/lib/features/site-check/detect/facts/find-network-links";
import { findHosting, findPlatform } from "@/lib/features/site-check/detect/facts/find-platform";
import { findRequisites } from "@/lib/features/site-check/detect/facts/find-requisites";
import { findShopSigns } from "@/lib/features/site-check/detect/facts/find-shop-signs";
import { findSignIns } from "@/lib/features/site-check/detect/facts/find-sign-ins";
import { findForms } from "@/lib/features/site-check/detect/forms/find-forms";
import { readSite } from "@/lib/features/site-check/detect/page/read-site";
import { findServices } from "@/lib/features/site-check/detect/services/find-services";
import {
  indexServices,
  type KnownService,
} from "@/lib/features/site-check/detect/services/service-index";
import { findUnknownHosts } from "@/lib/features/site-check/detect/services/unknown-hosts";
import type { VisitedSite } from "@/lib/features/site-check/fetch/visited-site";

/**
 * Detects the facts of a site, each with its place.
 * @param known the services of the catalogue (`lib/platform/content/generated/services.json`).
 * @returns with `isRead: false` when no page could be read: nothing may be concluded about such a site.
 */
export function detectSite(site: VisitedSite, known: readonly KnownService[]): DetectedSite {
  const read = readSite(site);
  const pages = read.pages.map(({ page }) => page);
  const index = indexServices(known);
  const services = findServices(read, index);
  return {
    address: site.address,
    isRead: pages.length > 0,
    isHttps: pages.length > 0 && pages.every(({ url }) => url.startsWith("https:")),
    forms: pages.flatMap(findForms),
    links: findLinks(pages),
    papers: findDocuments(pages),
    services,
    unknownHosts: findUnknownHosts(read, index),
    cookieNotice: findCookieNotice(read),
    cookies: findCookies(
      read.pages.map(({ visited }) => visited),
      known,
    ),
    requisites: findRequisites(pages, known),
    platform: findPlatform(read.pages, services, known),
    hosting: findHosting(services, known),
    networkLinks: findNetworkLinks(pages),
    signIns: findSignIns(pages, services),
    shop: findShopSigns(pages),
    cutPages: pages.filter(({ isCut }) => isCut).map(({ url }) => url),
  };
}
