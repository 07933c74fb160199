import { getDomain } from "tldts";

/**
 * The part of a host that one owner registers: `shop.ru` of `www.shop.ru`, and `shop.tilda.ws` of itself, because a
 * site builder's clients are different owners. An address without a name is its own.
 */
export function siteOf(url: URL): string {
  const host = url.hostname.replace(/\.$/, "");
  return getDomain(host, { allowPrivateDomains: true, extractHostname: false }) ?? host;
}
