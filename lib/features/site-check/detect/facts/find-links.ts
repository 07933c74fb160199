/** Links to the documents of a site: policy, consent, offer, return, cookies. */
import type { DetectedLink } from "@/lib/features/site-check/detect/detected/detected-site";
import {
  attribute,
  resolve,
  textBetween,
  textWithin,
} from "@/lib/features/site-check/detect/page/elements";
import { evidenceOfText } from "@/lib/features/site-check/detect/page/evidence";
import type { PageElement, ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";
import { isUnclear, linkKindOf } from "@/lib/features/site-check/detect/words/link-kind";

const maxLinks = 100;

type Link = Omit<DetectedLink, "evidence" | "pages"> & {
  page: ParsedPage;
  element: PageElement;
  text: string;
  isUnclear: boolean;
};

/** Each document once, with all pages that link to it. */
export function findLinks(pages: readonly ParsedPage[]): DetectedLink[] {
  const found = new Map<string, { link: DetectedLink; pages: Set<string>; isUnclear: boolean }>();
  for (const { kind, url, page, element, text, isUnclear: isOpen } of linksOf(pages)) {
    const key = `${kind} ${url}`;
    const known = found.get(key);
    if (known) {
      known.pages.add(page.url);
      known.isUnclear &&= isOpen;
    } else if (found.size < maxLinks) {
      const evidence = evidenceOfText(page, element, text);
      const link = { kind, url, pages: [], evidence };
      found.set(key, { link, pages: new Set([page.url]), isUnclear: isOpen });
    }
  }
  const links = [...found.values()];
  const sure = new Set(links.filter((link) => !link.isUnclear).map(({ link }) => link.url));
  return links
    .filter((item) => !item.isUnclear || !sure.has(item.link.url))
    .map((item) => ({ ...item.link, pages: [...item.pages] }));
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
      const whole = url.href.slice(0, url.hash ? -url.hash.length : undefined);
      yield { kind, url: whole, page, element, text, isUnclear: isUnclear(text) };
    }
  }
}
