import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "@/lib/features/site-check/fetch/connect/public-address";
import { findNamedHost, hostOfUrl, portOf } from "@/lib/features/site-check/fetch/connect/target";
import { UnreadError } from "@/lib/features/site-check/fetch/connect/unread-error";
import type { NamedHosts } from "@/lib/platform/config/named-hosts";

/** All addresses of a name. Fails, or returns none, where it has none. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Where a request is sent: addresses that were checked, and nothing else. */
export type Route = {
  addresses: readonly { address: string; family: 4 | 6 }[];
  port: number;
};

/** Node tries them in turn; more than these are the same servers again. */
const maxAddresses = 4;

/**
 * The addresses to which a request for `url` may go. Every address from the resolver has to be public: a private one
 * means that the name is meant to reach an internal host. A literal address is checked in the same way.
 * @throws UnreadError `notPublic`, `unknownHost`
 */
export async function findRoute(
  url: URL,
  { resolve, namedHosts }: { resolve: Resolve; namedHosts: NamedHosts },
  signal: AbortSignal,
): Promise<Route> {
  const named = findNamedHost(url, namedHosts);
  if (named) return { addresses: [withFamily(named.address)], port: named.port };
  const host = hostOfUrl(url);
  const answers = isIP(host) === 0 ? await resolve(host, signal) : [host];
  if (answers.length === 0) throw new UnreadError("unknownHost");
  if (!answers.every(isPublicAddress)) throw new UnreadError("notPublic");
  const addresses = answers.map(withFamily).toSorted((a, b) => a.family - b.family);
  return { addresses: addresses.slice(0, maxAddresses), port: portOf(url) };
}

const withFamily = (address: string) => ({
  address,
  family: isIP(address) === 6 ? (6 as const) : (4 as const),
});

/**
 * Queries DNS servers directly. `dns.lookup` would also read the machine's hosts file, and occupy one of the four
 * threads that the whole process shares for files, hashes and compression.
 * @param servers in place of those of the machine: «127.0.0.1:5353»
 * @returns a resolver
 * @throws UnreadError `unknownHost`, from the resolver, when neither family has an answer.
 */
export function resolverOf(servers?: readonly string[]): Resolve {
  return async (hostname, signal) => {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener("abort", cancel, { once: true });
    try {
      const found = await Promise.allSettled([
        resolver.resolve4(hostname),
        resolver.resolve6(hostname),
      ]);
      const answers = found.flatMap((item) => (item.status === "fulfilled" ? item.value : []));
      const [cause] = found.flatMap((item) => (item.status === "rejected" ? [item.reason] : []));
      if (answers.length === 0) throw new UnreadError("unknownHost", { cause });
      return answers;
    } finally {
      signal.removeEventListener("abort", cancel);
    }
  };
}
