import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { SocialService } from "@/lib/engine/questions/vocabulary/service-options";

/** Pages outside of the site on which the owner publishes other people's data, one a line of the answer. */
export const publishedPages = (known: KnownFacts): string[] =>
  known["publishing.own"]
    ? (known["publishing.where"] ?? "").split("\n").flatMap((line) => line.trim() || [])
    : [];

const networks: { pattern: RegExp; network: SocialService }[] = [
  { pattern: /(?<![a-z0-9-])vk\.(?:com|ru)(?![a-z0-9-])|вконтакте/i, network: "vk" },
  { pattern: /(?<![a-z0-9-])ok\.ru(?![a-z0-9-])|одноклассник/i, network: "ok" },
];

/**
 * Returns the pages that are hosted by others, with the network when it is known; pages of the owner's own site are
 * excluded.
 */
export function externalPages(
  known: KnownFacts,
): { page: string; network: SocialService | null }[] {
  const siteHost = displayHostOf(known["site.address"] ?? "");
  return publishedPages(known)
    .filter((page) => !siteHost || !isBelow(displayHostOf(page), siteHost))
    .map((page) => ({
      page,
      network: networks.find(({ pattern }) => pattern.test(page))?.network ?? null,
    }));
}

const displayHostOf = (address: string) =>
  toDisplayAddress(address)
    .split(/[/?#]/)[0]
    ?.toLowerCase()
    .replace(/^www\./, "") ?? "";

const isBelow = (host: string, siteHost: string) =>
  host === siteHost || host.endsWith(`.${siteHost}`);
