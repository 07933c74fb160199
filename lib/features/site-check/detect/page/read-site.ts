/** All pages and scripts of a site, each parsed once. */
import { attribute } from "@/lib/features/site-check/detect/page/elements";
import {
  lineStartsOf,
  type PageElement,
  type ParsedPage,
  parsePage,
} from "@/lib/features/site-check/detect/page/parse-page";
import { readCode, type ScriptCode } from "@/lib/features/site-check/detect/page/script-code";
import type { VisitedPage, VisitedSite } from "@/lib/features/site-check/fetch/visited-site";

/** A script in a page, or a file of the site's own. */
export type ReadScript = ScriptCode & {
  url: string;
  /** Of its page, for one in a page: `offset` says where in it the script begins. */
  source: string;
  lineStarts: readonly number[];
  offset: number;
  /** Undefined for a file. */
  page: ParsedPage | undefined;
  element: PageElement | undefined;
  /** Marked so that a browser does not run it before a choice. */
  isDeferred: boolean;
};

export type ReadPage = { visited: VisitedPage; page: ParsedPage; scripts: readonly ReadScript[] };

export type ReadSite = {
  pages: readonly ReadPage[];
  /** Script files of the site's own. */
  files: readonly ReadScript[];
};

/** Parses the fetched files. Error responses (403, 404) are skipped: they say nothing about the site. */
export function readSite(site: VisitedSite): ReadSite {
  return {
    pages: site.pages
      .filter(({ status }) => status >= 200 && status < 300)
      .map((visited) => {
        const page = parsePage(visited);
        return { visited, page, scripts: scriptsOf(page) };
      }),
    files: site.scripts.map(({ url, text }) => ({
      ...readCode(text),
      url,
      source: text,
      lineStarts: lineStartsOf(text),
      offset: 0,
      page: undefined,
      element: undefined,
      isDeferred: false,
    })),
  };
}

function scriptsOf(page: ParsedPage): ReadScript[] {
  return page.elements
    .filter((element) => element.name === "script" && element.textTo > element.textFrom)
    .filter((element) => scriptKind(element) !== "data")
    .map((element) => {
      const text = page.texts
        .slice(element.textFrom, element.textTo)
        .map(({ value }) => value)
        .join("");
      return {
        ...readCode(text),
        url: page.url,
        source: page.source,
        lineStarts: page.lineStarts,
        offset: element.startEnd,
        page,
        element,
        isDeferred: scriptKind(element) === "held",
      };
    });
}

const markedForChoice = [
  "data-category",
  "data-name",
  "data-cookieconsent",
  "data-cookie-consent",
  "data-consent",
  "data-cookieyes",
  "data-cookiecategory",
  "data-tilda-cookie-type",
  "data-cmp-src",
  "data-cookieblock-src",
] as const;

/** Whether a consent tool marks an element: `data-category`, `data-name` and similar. */
export const isMarkedForChoice = (element: PageElement) =>
  markedForChoice.some((name) => attribute(element, name) !== undefined);

/**
 * How a browser treats a `script`: runs it, keeps it as data, or leaves it to a consent tool that runs it after a
 * choice (`type="text/plain"`: vanilla-cookieconsent, Klaro, Cookiebot, Complianz, Tilda).
 */
export function scriptKind(element: PageElement): "run" | "held" | "data" {
  const type = (attribute(element, "type") ?? "").trim().toLowerCase();
  if (type === "" || type === "module" || /javascript|ecmascript|partytown/.test(type)) {
    return /^opt-?in|blocked/.test(type) ? "held" : "run";
  }
  if (type === "rocketlazyloadscript" || type === "text/rocketscript") return "run";
  if (type === "text/plain" || /^opt-?in|blocked/.test(type)) return "held";
  return isMarkedForChoice(element) ? "held" : "data";
}
