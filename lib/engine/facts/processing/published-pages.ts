import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import type { KnownFacts } from "@/lib/engine/facts/known/known";
import type { SocialService } from "@/lib/engine/questions/vocabulary/options";

/** Pages besides the site on which the owner publishes others, one a line of the answer. */
export const publishedPages = (known: KnownFacts): string[] =>
  known["publishing.own"]
    ? (known["publishing.where"] ?? "").split("\n").flatMap((line) => line.trim() || [])
    : [];

const networks: { pattern: RegExp; network: SocialService }[] = [
  { pattern: /(?<![a-z0-9-])vk\.(?:com|ru)(?![a-z0-9-])|вконтакте/i, network: "vk" },
  { pattern: /(?<![a-z0-9-])ok\.ru(?![a-z0-9-])|одноклассник/i, network: "ok" },
];

/**
 * Pages that somebody else keeps, and the network where it is known; a page of the owner's own site is nobody else's.
 */
export function externalPages(
  known: KnownFacts,
): { page: string; network: SocialService | null }[] {
  const own = hostOf(known["site.address"] ?? "");
  return publishedPages(known)
    .filter((page) => !own || !isBelow(hostOf(page), own))
    .map((page) => ({
      page,
      network: networks.find(({ pattern }) => pattern.test(page))?.network ?? null,
    }));
}

const hostOf = (address: string) =>
  toDisplayAddress(address)
    .split(/[/?#]/)[0]
    ?.toLowerCase()
    .replace(/^www\./, "") ?? "";

const isBelow = (host: string, own: string) => host === own || host.endsWith(`.${own}`);
