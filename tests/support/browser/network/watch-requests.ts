import type { Page, Request } from "@playwright/test";

/** Prefetched by the router at an arbitrary time, for a visible link and not for an action. */
export const isPrefetch = (request: Request) => "next-router-prefetch" in request.headers();

/** The site's own code, which loads once, and its icons, requested again when the URL changes. */
const isOfTheSite = /^\/(?:_next\/static\/|icon\.svg$|favicon\.ico$)/;

/**
 * What the page requests from now on because of its user's actions, each as «GET /path?query» with a foreign host
 * before the path. Excludes the site's own code and icons, prefetched pages, `data:` and `blob:`.
 */
export function watchRequests(page: Page): { requests: string[]; stop: () => void } {
  const requests: string[] = [];
  const siteOrigin = new URL(page.url()).origin;
  const listen = (request: Request) => {
    const { protocol, origin, pathname, search } = new URL(request.url());
    if (!protocol.startsWith("http") || isPrefetch(request)) return;
    if (origin === siteOrigin && isOfTheSite.test(pathname)) return;
    requests.push(`${request.method()} ${origin === siteOrigin ? "" : origin}${pathname}${search}`);
  };
  page.on("request", listen);
  return { requests, stop: () => page.off("request", listen) };
}
