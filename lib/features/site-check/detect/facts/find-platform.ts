/** Finds the platform and the hosting of a site by its signs in the markup and the response. */
import type {
  DetectedHosting,
  DetectedPlatform,
  DetectedService,
} from "@/lib/features/site-check/detect/detected/detected-site";
import { attribute, resolve } from "@/lib/features/site-check/detect/page/elements";
import { evidenceOf, evidenceOfResponse } from "@/lib/features/site-check/detect/page/evidence";
import type { PageElement, ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";
import type { ReadPage } from "@/lib/features/site-check/detect/page/read-site";
import type { KnownService } from "@/lib/features/site-check/detect/services/service-index";
import type { VisitedPage } from "@/lib/features/site-check/fetch/visited-site";

type PlatformHint = {
  name: string;
  kind: DetectedPlatform["kind"];
  generator?: RegExp;
  /** Paths of the site's own files. */
  path?: RegExp;
  header?: (page: VisitedPage) => string | undefined;
  element?: (element: PageElement) => boolean;
};

const poweredBy = (pattern: RegExp) => (page: VisitedPage) =>
  ["x-powered-by", "x-powered-cms", "x-generator", "x-generated-by"]
    .map((name) => [name, page.headers[name]] as const)
    .filter(([, value]) => value !== undefined && pattern.test(value))
    .map(([name, value]) => `${name}: ${value}`)[0];

const cookieNamed = (pattern: RegExp) => (page: VisitedPage) => {
  const line = page.setCookies.find((cookie) => pattern.test(cookie));
  return line && `Set-Cookie: ${line.slice(0, line.indexOf("="))}=…`;
};

const idOf = (id: string) => (element: PageElement) => attribute(element, "id") === id;

/** Systems that are not in the catalogue; more specific ones first. */
const systems: readonly PlatformHint[] = [
  {
    name: "WordPress",
    kind: "cms",
    generator: /^wordpress\b|^woocommerce\b|^elementor\b/i,
    path: /\/wp-(?:content|includes)\//,
  },
  {
    name: "Joomla",
    kind: "cms",
    generator: /^joomla/i,
    path: /\/media\/(?:jui|system)\/js\/|\/components\/com_\w+\//,
  },
  {
    name: "OpenCart",
    kind: "cms",
    generator: /^opencart|^ocstore/i,
    path: /\/catalog\/view\/(?:theme|javascript)\//,
    header: cookieNamed(/^OCSESSID=/),
  },
  {
    name: "MODX",
    kind: "cms",
    generator: /^modx/i,
    path: /\/assets\/components\/\w+\//,
    header: poweredBy(/modx/i),
  },
  { name: "UMI.CMS", kind: "cms", generator: /^umi\.?cms/i, header: poweredBy(/umi\.cms/i) },
  {
    name: "DataLife Engine",
    kind: "cms",
    generator: /^datalife engine/i,
    path: /\/engine\/classes\/(?:js|min)\//,
  },
  {
    name: "Drupal",
    kind: "cms",
    generator: /^drupal/i,
    path: /\/sites\/(?:default|all)\/(?:files|themes|modules)\//,
    header: poweredBy(/^drupal/i),
  },
  { name: "NetCat", kind: "cms", generator: /^netcat/i, path: /\/netcat_(?:files|template)\// },
  {
    name: "PrestaShop",
    kind: "cms",
    generator: /^prestashop/i,
    header: cookieNamed(/^PrestaShop-/),
  },
  { name: "CS-Cart", kind: "cms", generator: /^cs-cart/i, path: /\/design\/themes\/\w+\/css\// },
  { name: "Webasyst", kind: "cms", path: /\/wa-(?:content|data|apps)\// },
  { name: "HostCMS", kind: "cms", generator: /^hostcms/i, header: poweredBy(/hostcms/i) },
  {
    name: "Next.js",
    kind: "framework",
    path: /^\/_next\/static\//,
    header: poweredBy(/^next\.js/i),
    element: idOf("__next"),
  },
  {
    name: "Nuxt",
    kind: "framework",
    path: /^\/_nuxt\//,
    header: poweredBy(/^nuxt/i),
    element: idOf("__nuxt"),
  },
];

/** `meta name="generator"` of the platforms that are services of the catalogue. */
const generators: readonly (readonly [string, RegExp])[] = [
  ["tilda", /^tilda/i],
  ["craftum", /^craftum/i],
  ["creatium", /^creatium/i],
  ["nethouse", /^nethouse/i],
  ["ucoz", /^ucoz|^ukit/i],
  ["advantshop", /^advantshop/i],
  ["wix", /^wix\.com/i],
  ["webflow", /^webflow/i],
  ["squarespace", /^squarespace/i],
  ["bitrix", /^1c-?bitrix|^bitrix/i],
];
/** Files of the site that only this system has. */
const ownFiles: readonly (readonly [string, RegExp])[] = [
  ["bitrix", /^\/bitrix\/(?:js|templates|cache|components|panel)\//],
];
const cmsServices = new Set(["bitrix", "advantshop"]);

/** The platform of a site; undefined without a sign. */
export function findPlatform(
  pages: readonly ReadPage[],
  services: readonly DetectedService[],
  known: readonly KnownService[],
): DetectedPlatform | undefined {
  const platforms = new Set(
    known.filter(({ category }) => category === "platforms").map(({ key }) => key),
  );
  const used = services.find(
    ({ key, load }) => platforms.has(key) && load !== "hinted" && load !== "linked",
  );
  for (const { visited, page } of pages) {
    const line = poweredBy(/bitrix/i)(visited);
    if (line) return toPlatform("bitrix", known, evidenceOfResponse(visited.url, line));
    for (const element of page.elements) {
      const service = serviceSign(page, element);
      if (service) return toPlatform(service, known, evidenceOf(page, element));
    }
    if (used) continue;
    const system = systemOf(visited, page);
    if (system) return system;
  }
  const evidence = used?.places[0]?.evidence;
  return used && evidence ? toPlatform(used.key, known, evidence) : undefined;
}

const toPlatform = (
  service: string,
  known: readonly KnownService[],
  evidence: DetectedPlatform["evidence"],
): DetectedPlatform => ({
  service,
  name: known.find(({ key }) => key === service)?.name ?? service,
  kind: cmsServices.has(service) ? "cms" : "builder",
  evidence,
});

function serviceSign(page: ParsedPage, element: PageElement): string | undefined {
  const generator = generatorOf(element);
  if (generator) return generators.find(([, pattern]) => pattern.test(generator))?.[0];
  const path = ownPath(page, element);
  return path ? ownFiles.find(([, pattern]) => pattern.test(path))?.[0] : undefined;
}

function systemOf(visited: VisitedPage, page: ParsedPage): DetectedPlatform | undefined {
  const toSystem = ({ name, kind }: PlatformHint, evidence: DetectedPlatform["evidence"]) => ({
    service: undefined,
    name,
    kind,
    evidence,
  });
  for (const sign of systems) {
    const line = sign.header?.(visited);
    if (line) return toSystem(sign, evidenceOfResponse(visited.url, line));
  }
  for (const element of page.elements) {
    const generator = generatorOf(element);
    const path = ownPath(page, element);
    const sign = systems.find(
      (item) =>
        (generator && item.generator?.test(generator)) ||
        (path && item.path?.test(path)) ||
        item.element?.(element),
    );
    if (sign) return toSystem(sign, evidenceOf(page, element));
  }
  return undefined;
}

const generatorOf = (element: PageElement) =>
  element.name === "meta" && attribute(element, "name")?.toLowerCase() === "generator"
    ? attribute(element, "content")?.trim()
    : undefined;

/** The path of a script or style of the site's own. */
function ownPath(page: ParsedPage, element: PageElement): string | undefined {
  if (element.name !== "script" && element.name !== "link") return undefined;
  const address = attribute(element, element.name === "script" ? "src" : "href");
  const url = address ? resolve(page, address) : undefined;
  return url && url.hostname === page.host ? url.pathname : undefined;
}

/** The hosting, as far as a response or the site's host name shows it. */
export function findHosting(
  services: readonly DetectedService[],
  known: readonly KnownService[],
): DetectedHosting | undefined {
  const hostings = new Set(
    known
      .filter(({ key, category }) => category === "hosting" || key === "cloudflare")
      .map(({ key }) => key),
  );
  for (const { key, places } of services) {
    const place = places.find((item) => item.place === "header" || item.place === "host");
    if (hostings.has(key) && place) return { service: key, evidence: place.evidence };
  }
  return undefined;
}
