/** Finds links to social networks and messengers. For those of Meta: whether the ban is mentioned nearby. */
import {
  type DetectedNetworkLink,
  type Network,
  networks,
} from "@/lib/features/site-check/detect/detected/detected-site";
import {
  attribute,
  isPageRoot,
  isReadableText,
  normaliseText,
  resolve,
  textWithin,
} from "@/lib/features/site-check/detect/page/elements";
import { evidenceOf } from "@/lib/features/site-check/detect/page/evidence";
import type { PageElement, ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";

const hosts: Readonly<Record<Network, readonly string[]>> = {
  facebook: ["facebook.com", "fb.com", "fb.me", "m.me"],
  instagram: ["instagram.com", "instagr.am"],
  threads: ["threads.net", "threads.com"],
  whatsapp: ["wa.me", "whatsapp.com"],
  telegram: ["t.me", "telegram.me"],
  vk: ["vk.com", "vk.ru", "vk.me"],
  ok: ["ok.ru"],
  youtube: ["youtube.com", "youtu.be"],
};
const banned = new Set<Network>(["facebook", "instagram", "threads"]);
/** «признана экстремистской», «деятельность запрещена в РФ». */
const mark = /экстремист|запрещ[её]?н/;

/** The first link to each network on the site; an unmarked one before a marked one. */
export function findNetworkLinks(pages: readonly ParsedPage[]): DetectedNetworkLink[] {
  const found = new Map<Network, DetectedNetworkLink>();
  for (const page of pages) {
    const footnotes = page.texts.some(
      (text) =>
        isReadableText(text) &&
        /\*/.test(text.value) &&
        mark.test(normaliseText(text.value.slice(0, 2_000))),
    );
    for (const element of page.elements) {
      const href = element.name === "a" ? attribute(element, "href") : undefined;
      const url = href ? resolve(page, href) : undefined;
      const network = url && networkOf(url.hostname);
      if (!network || isSharing(url)) continue;
      const known = found.get(network);
      if (known && (known.hasMark === undefined || !known.hasMark)) continue;
      const hasMark = banned.has(network) ? isMarked(page, element, footnotes) : undefined;
      if (known && hasMark) continue;
      found.set(network, { network, hasMark, evidence: evidenceOf(page, element) });
    }
  }
  return [...found.values()];
}

function networkOf(hostname: string): Network | undefined {
  const host = hostname.toLowerCase();
  return networks.find((network) =>
    hosts[network].some((known) => host === known || host.endsWith(`.${known}`)),
  );
}

/** A sign-in link is not a link to a page there; it is a separate fact. */
const isSharing = ({ hostname, pathname }: URL) =>
  hostname.startsWith("oauth.") ||
  hostname.startsWith("id.") ||
  hostname.startsWith("connect.") ||
  /oauth|authorize/.test(pathname);

/** The mark in the link's words, next to it, or a star at the link and a footnote on the page. */
function isMarked(page: ParsedPage, element: PageElement, hasFootnote: boolean): boolean {
  const own = normaliseText(
    `${textWithin(page, element, 300)} ${attribute(element, "title") ?? ""}`,
  );
  if (mark.test(own)) return true;
  let above = element.parent;
  for (let step = 0; above && step < 3 && !isPageRoot(above); step += 1) {
    const text = textWithin(page, above, 600);
    if (mark.test(normaliseText(text))) return true;
    above = above.parent;
  }
  if (!hasFootnote) return false;
  const isBeside = element.textTo < (element.parent?.textTo ?? 0);
  const after = isBeside ? (page.texts[element.textTo]?.value.trimStart() ?? "") : "";
  return own.includes("*") || after.startsWith("*");
}
