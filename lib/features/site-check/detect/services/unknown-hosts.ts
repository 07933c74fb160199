/** Finds third-party hosts from which a site loads scripts and frames and that are not in the catalogue. */
import { attribute } from "@/lib/features/site-check/detect/page/elements";
import type { ReadSite } from "@/lib/features/site-check/detect/page/read-site";
import {
  type ServiceIndex,
  serviceAt,
} from "@/lib/features/site-check/detect/services/service-index";
import { siteOf } from "@/lib/features/site-check/fetch/read/own-site";

/** A longer list is not of services but somebody filling it on purpose. */
const maxHosts = 30;

/** Names of hosts, lower-case, in the order of the pages; the site's own are left out. */
export function findUnknownHosts({ pages }: ReadSite, index: ServiceIndex): string[] {
  const own = new Set(pages.map(({ page }) => siteOf(new URL(page.url))));
  const found = new Set<string>();
  for (const { page } of pages) {
    for (const element of page.elements) {
      if (element.name !== "script" && element.name !== "iframe") continue;
      const source = attribute(element, "src");
      if (!source || !URL.canParse(source, page.url)) continue;
      const url = new URL(source, page.url);
      const host = url.hostname.replace(/\.$/, "");
      const isName = /^https?:$/.test(url.protocol) && /^[a-z0-9.-]+\.[a-z][a-z0-9-]+$/.test(host);
      if (!isName || own.has(siteOf(url)) || serviceAt(index, host, url.pathname)) continue;
      found.add(host);
      if (found.size === maxHosts) return [...found];
    }
  }
  return [...found];
}
