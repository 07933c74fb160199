import { isIP } from "node:net";

/** The address where a host is reached instead of its DNS entry. */
export type NamedHost = { address: string; port: number };

/** The hosts by name, or by name and port («shop.test:443») if only that port is meant. */
export type NamedHosts = ReadonlyMap<string, NamedHost>;

const entryPattern = /^([^=\s]+)=(?:\[([0-9a-f:.]+)\]|([0-9.]+)):(\d{1,5})$/i;

/**
 * Hosts with an address and port of their own, as curl's `--resolve` gives them:
 * «shop.test=127.0.0.1:8081, www.shop.test:443=[::1]:8443».
 * @returns null when anything in the text is not of that form
 */
export function parseNamedHosts(text: string): NamedHosts | null {
  const hosts = new Map<string, NamedHost>();
  for (const entry of text.split(",")) {
    const [, name = "", six, four, port] = entryPattern.exec(entry.trim()) ?? [];
    const address = six ?? four ?? "";
    const key = hostKey(name);
    const isGood = isIP(address) === (six ? 6 : 4) && Number(port) >= 1 && Number(port) <= 65_535;
    if (key === null || !isGood) return null;
    hosts.set(key, { address, port: Number(port) });
  }
  return hosts;
}

/** Lower case and punycode, as a URL has its host; the port stays, the default one of its protocol too. */
function hostKey(name: string): string | null {
  const [, host = "", port = ""] = /^([^:/?#@\\]+)(:\d{1,5})?$/.exec(name) ?? [];
  return URL.canParse(`http://${host}/`) ? new URL(`http://${host}/`).hostname + port : null;
}
