/** Links to the documents of a site: policy, consent, offer, return, cookies. */
import type { DetectedLink } from "@/lib/features/site-check/detect/detected-site";
import {
  attribute,
  resolve,
  textBetween,
  textWithin,
} from "@/lib/features/site-check/detect/page/elements";
import { evidenceOfText } from "@/lib/features/site-check/detect/page/evidence";
import type { ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";
import { isUnclear, linkKindOf } from "@/lib/features/site-check/detect/words/link-kind";

const maxLinks = 100;

type Link = DetectedLink & { isUnclear: boolean };

/** Each document once, with all pages on which a link to it stands. */
export function findLinks(pages: readonly ParsedPage[]): DetectedLink[] {
  const found = new Map<string, Link>();
  for (const link of linksOf(pages)) {
    const key = `${link.kind} ${link.url}`;
    const known = found.get(key);
    if (known) {
      const all = [...new Set([...known.pages, ...link.pages])];
      found.set(key, { ...known, pages: all, isUnclear: known.isUnclear && link.isUnclear });
    } else if (found.size < maxLinks) found.set(key, link);
  }
  const links = [...found.values()];
  const sure = new Set(links.filter((link) => !link.isUnclear).map(({ url }) => url));
  return links
    .filter((link) => !link.isUnclear || !sure.has(link.url))
    .map(({ isUnclear: _, ...link }) => link);
}

function* linksOf(pages: readonly ParsedPage[]): Generator<Link> {
  for (const page of pages) {
    for (const element of page.elements) {
      const href = element.name === "a" ? attribute(element, "href") : undefined;
      if (!href || href.startsWith("#")) continue;
      const url = resolve(page, href);
      if (!url) continue;
      const text = textWithin(page, element, 200);
      const before = textBetween(page, undefined, element, 60);
      const kind = linkKindOf(text, url, before);
      if (!kind) continue;
      url.hash = "";
      yield {
        kind,
        url: url.href,
        pages: [page.url],
        evidence: evidenceOfText(page, element, text),
        isUnclear: isUnclear(text),
      };
    }
  }
}
