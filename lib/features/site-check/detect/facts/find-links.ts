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
import { linkKindOf } from "@/lib/features/site-check/detect/words/link-kind";

const maxLinks = 100;

/** Each document once, with all pages on which a link to it stands. */
export function findLinks(pages: readonly ParsedPage[]): DetectedLink[] {
  const found = new Map<string, DetectedLink & { pages: string[] }>();
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
      const key = `${kind} ${url.href}`;
      const known = found.get(key);
      if (known) {
        if (known.pages.at(-1) !== page.url) known.pages.push(page.url);
      } else if (found.size < maxLinks) {
        const evidence = evidenceOfText(page, element, text);
        found.set(key, { kind, url: url.href, pages: [page.url], evidence });
      }
    }
  }
  return [...found.values()];
}
