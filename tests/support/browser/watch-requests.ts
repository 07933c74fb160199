import type { Page, Request } from "@playwright/test";

/** Fetched by the router ahead of a visit, whenever the browser finds the time: for a link in sight, not for an act. */
export const isPrefetch = (request: Request) => "next-router-prefetch" in request.headers();

/** The site's own code, which comes once, and its icons, asked for again when the address changes. */
const isOfTheSite = /^\/(?:_next\/static\/|icon\.svg$|favicon\.ico$)/;

/**
 * What the page asks of the network from now on because of what its user does, each as «GET /path?query» with a
 * foreign host before the path. Not: the site's own code and icons, pages fetched ahead, `data:` and `blob:`.
 */
export function watchRequests(page: Page): { made: string[]; stop: () => void } {
  const made: string[] = [];
  const own = new URL(page.url()).origin;
  const listen = (request: Request) => {
    const { protocol, origin, pathname, search } = new URL(request.url());
    if (!protocol.startsWith("http") || isPrefetch(request)) return;
    if (origin === own && isOfTheSite.test(pathname)) return;
    made.push(`${request.method()} ${origin === own ? "" : origin}${pathname}${search}`);
  };
  page.on("request", listen);
  return { made, stop: () => page.off("request", listen) };
}
