/** Finds services in the markup of a page: what its elements load, send to and link to. */
import type {
  ServiceLoad,
  ServicePlace,
} from "@/lib/features/site-check/detect/detected/detected-site";
import { attribute, closest, resolve } from "@/lib/features/site-check/detect/page/elements";
import { evidenceOf } from "@/lib/features/site-check/detect/page/evidence";
import type { PageElement, ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";
import { isMarkedForChoice, scriptKind } from "@/lib/features/site-check/detect/page/read-site";
import { isBusinessLink } from "@/lib/features/site-check/detect/services/business-link";
import { idsIn } from "@/lib/features/site-check/detect/services/service-ids";
import {
  type KnownService,
  type ServiceIndex,
  serviceAt,
} from "@/lib/features/site-check/detect/services/service-index";
import type { ServiceMatch } from "@/lib/features/site-check/detect/services/service-match";

type IsEnough = (key: string, place: ServicePlace) => boolean;

/** The maximum for one service in one kind of place on one page. */
const maxPlaces = 20;

/** Captchas that are known by the form of their `data-sitekey`. */
const captchas = ["recaptcha", "smartcaptcha", "turnstile"] as const;

type Called = { address: string; place: ServicePlace; load: ServiceLoad };

/** The services that the elements of a page call. A link is not a call, except to a form or a payment. */
export function markupMatches(page: ParsedPage, index: ServiceIndex): ServiceMatch[] {
  const areScriptsDeferred = page.elements.some(
    (element) =>
      element.name === "script" &&
      attribute(element, "data-blockingmode")?.toLowerCase() === "auto",
  );
  const counts = new Map<string, number>();
  /** For a page with a thousand pixels the first ones are enough. */
  const isEnough = (key: string, place: ServicePlace) => {
    const count = (counts.get(`${key} ${place}`) ?? 0) + 1;
    counts.set(`${key} ${place}`, count);
    return count > maxPlaces;
  };
  return page.elements.flatMap((element) => [
    ...calledBy(page, element).flatMap((called) =>
      toMatch(page, index, element, called, areScriptsDeferred, isEnough),
    ),
    ...signsOf(page, index, element, isEnough),
  ]);
}

function toMatch(
  page: ParsedPage,
  index: ServiceIndex,
  element: PageElement,
  { address, place, load }: Called,
  areScriptsDeferred: boolean,
  isEnough: IsEnough,
): ServiceMatch[] {
  const url = resolve(page, address);
  const service = url && serviceAt(index, url.hostname, url.pathname + url.search);
  if (!service || isOwnAddress(url.hostname, page.host, service)) return [];
  if (load === "linked" && !isBusinessLink(service.key, url)) return [];
  const isNoscript = closest(element, ({ name }) => name === "noscript") !== undefined;
  if (isEnough(service.key, isNoscript ? "noscript" : place)) return [];
  const isDeferred = areScriptsDeferred && place === "script";
  return [
    {
      key: service.key,
      place: isNoscript && place !== "link" ? "noscript" : place,
      load: isDeferred ? "deferred" : load,
      host: url.hostname,
      isAddress: true,
      ids: [...new Set([...idsIn(service.key, url.href), ...idsOfElement(service.key, element)])],
      sessionRecording: undefined,
      evidence: evidenceOf(page, element),
    },
  ];
}

/** Files from the site's own host are not a service, unless the host belongs to a platform. */
function isOwnAddress(host: string, own: string, { category }: KnownService): boolean {
  const lastTwo = (name: string) => name.split(".").slice(-2).join(".");
  const isPlatform = category === "platforms" || category === "hosting";
  return !isPlatform && lastTwo(host) === lastTwo(own);
}

/** `data-sitekey` is on an element that calls nothing. */
const idsOfElement = (key: string, element: PageElement) => {
  const value = attribute(element, "data-sitekey");
  return value ? idsIn(key, `"${value}"`) : [];
};

function calledBy(page: ParsedPage, element: PageElement): Called[] {
  const value = (name: string) => attribute(element, name) ?? "";
  switch (element.name) {
    case "script": {
      const kind = scriptKind(element);
      const address = value("src") || value("data-src") || value("data-rocket-src");
      if (kind === "data" || !address) return [];
      return [{ address, place: "script", load: kind === "held" ? "deferred" : "immediate" }];
    }
    case "iframe":
    case "embed":
    case "frame":
    case "img":
    case "video":
    case "audio":
    case "source": {
      const place = element.name === "img" || element.name === "source" ? "image" : "iframe";
      const src = value("src");
      if (src && !/^(?:about:|data:)/.test(src))
        return [{ address: src, place, load: "immediate" }];
      // Loaded when it comes into view, unless a consent tool holds it back.
      const later = value("data-src") || value("data-lazy-src") || value("data-cookieblock-src");
      const load = isMarkedForChoice(element) ? "deferred" : "immediate";
      return later ? [{ address: later, place, load }] : [];
    }
    case "object":
      return [{ address: value("data"), place: "iframe", load: "immediate" }];
    case "form":
      return [{ address: value("action"), place: "form", load: "immediate" }];
    case "link":
      return calledByLink(value("rel").toLowerCase(), value("href"));
    case "a":
      return [{ address: value("href"), place: "link", load: "linked" }];
    case "style":
      return stylesOf(page, element);
    default:
      return [];
  }
}

function calledByLink(rel: string, address: string): Called[] {
  if (/\b(?:preconnect|dns-prefetch)\b/.test(rel))
    return [{ address, place: "hint", load: "hinted" }];
  if (/\b(?:stylesheet|preload|modulepreload|prefetch|icon|manifest)\b/.test(rel)) {
    return [{ address, place: "stylesheet", load: "immediate" }];
  }
  return [];
}

/** `@import` and `url()` of a `style`, at most fifty. */
function stylesOf(page: ParsedPage, element: PageElement): Called[] {
  const text = page.texts
    .slice(element.textFrom, element.textTo)
    .map(({ value }) => value)
    .join("")
    .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, " ");
  const found: Called[] = [];
  for (const [, address] of text.matchAll(
    /(?:@import\s{1,5}|url\(\s{0,5})["']?((?:https?:)?\/\/[^\s"')]{4,500})/g,
  )) {
    if (address) found.push({ address, place: "stylesheet", load: "immediate" });
    if (found.length >= 50) break;
  }
  return found;
}

/** Signs in attributes: `meta name="insales-…"`, `/bitrix/js/main/core`, keys of captchas. */
function signsOf(
  page: ParsedPage,
  index: ServiceIndex,
  element: PageElement,
  isEnough: IsEnough,
): ServiceMatch[] {
  const address =
    element.name === "script"
      ? scriptKind(element) === "data"
        ? ""
        : (attribute(element, "src") ?? "")
      : element.name === "link" && attribute(element, "rel")?.toLowerCase() === "stylesheet"
        ? (attribute(element, "href") ?? "")
        : "";
  const path = address && resolve(page, address)?.pathname;
  const meta = element.name === "meta" ? attribute(element, "name") : undefined;
  const key = attribute(element, "data-sitekey");
  if (!path && !meta && !key) return [];
  const seen = new Set([
    ...index.signs
      .filter(({ literal }) => meta === literal || (path && isInPath(path, literal)))
      .map((sign) => sign.key),
    ...(key ? captchas.filter((captcha) => idsIn(captcha, `"${key}"`).length > 0) : []),
  ]);
  return [...seen].flatMap((service): ServiceMatch[] =>
    isEnough(service, "markup")
      ? []
      : [
          {
            key: service,
            place: "markup",
            load: "immediate",
            host: undefined,
            isAddress: false,
            ids: idsOfElement(service, element),
            sessionRecording: undefined,
            evidence: evidenceOf(page, element),
          },
        ],
  );
}

/** A path that begins as the sign does, or a file's name that does. */
const isInPath = (path: string, literal: string) =>
  literal.startsWith("/") ? path.startsWith(literal) : path.includes(`/${literal}`);
