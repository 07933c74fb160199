import type { HtmlElement } from "@/lib/platform/html/parse-html";
import { elementsOf, textOf } from "@/lib/platform/html/walk-html";

export type PageLink = {
  url: URL;
  /** The text of the link, or its accessible name. */
  text: string;
};

export type PageLinks = {
  /** Links, frames and where `<meta http-equiv="refresh">` leads; each address once. */
  links: PageLink[];
  /** Scripts by their addresses, modules that are loaded ahead among them. */
  scripts: URL[];
};

const maxLinks = 2_000;
/** Links that repeat an address are read too, for their words. */
const maxExamined = 5_000;
const maxScripts = 200;
const maxUrlLength = 1_000;
const maxTextLength = 200;

/** What a page leads to and loads. Addresses are complete; only `http:` and `https:`, without a fragment. */
export function linksOf(document: HtmlElement, pageUrl: URL): PageLinks {
  let base = pageUrl;
  let isBaseSeen = false;
  let examined = 0;
  const links = new Map<string, PageLink>();
  const scripts = new Map<string, URL>();
  for (const element of elementsOf(document)) {
    const { name, attributes } = element;
    // Only the first one counts. It comes before the links in any page that works.
    if (name === "base" && attributes.href !== undefined && !isBaseSeen) {
      isBaseSeen = true;
      base = toUrl(attributes.href, pageUrl) ?? pageUrl;
    }
    const address = addressOf(element);
    if (address !== undefined && links.size < maxLinks && ++examined <= maxExamined) {
      addLink(links, element, toUrl(address, base));
    }
    const script = scriptOf(element);
    const url = script === undefined ? null : toUrl(script, base);
    if (url && scripts.size < maxScripts) scripts.set(url.href, url);
  }
  return { links: [...links.values()], scripts: [...scripts.values()] };
}

function addLink(links: Map<string, PageLink>, element: HtmlElement, url: URL | null): void {
  if (!url) return;
  const known = links.get(url.href);
  // A picture often links to the same page as the words next to it.
  if (known?.text) return;
  const { attributes } = element;
  const text = textOf(element, maxTextLength) || attributes["aria-label"] || attributes.title || "";
  links.set(url.href, { url, text: text.slice(0, maxTextLength) });
}

function addressOf({ name, attributes }: HtmlElement): string | undefined {
  if (name === "a" || name === "area") return attributes.href;
  if (name === "iframe") return attributes.src;
  if (name !== "meta" || attributes["http-equiv"]?.toLowerCase() !== "refresh") return undefined;
  return /^[\s\d.]*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(attributes.content ?? "")?.[1];
}

const scriptOf = ({ name, attributes }: HtmlElement) =>
  name === "script"
    ? attributes.src
    : name === "link" && attributes.rel?.toLowerCase() === "modulepreload"
      ? attributes.href
      : undefined;

function toUrl(address: string, base: URL): URL | null {
  if (address.length > maxUrlLength || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  url.hash = "";
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return isWeb && url.href.length <= maxUrlLength ? url : null;
}
