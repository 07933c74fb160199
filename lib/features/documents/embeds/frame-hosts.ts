import { siteAddressOf } from "@/lib/engine/passport/site-address";

/**
 * Who may show a document in a frame: the host of its site with and without «www.», as browsers write it (punycode),
 * over HTTPS and over plain HTTP, and nobody else. An address that is none gives an empty list.
 * @param address As the site or the answers have it, with or without a scheme.
 * @returns Sources for `frame-ancestors`. Source: CSP Level 3, 6.4.2.
 */
export function frameHosts(address: string | null | undefined): string[] {
  const host = siteAddressOf(address);
  if (host === null) return [];
  const { host: ascii, hostname } = new URL(`http://${host}`);
  // What a policy could read as something else than a host is not printed into it.
  if (!/^[a-z0-9.-]+(?::\d+)?$/.test(ascii)) return [];
  const hasWww = hostname.includes(".") && !/^[\d.]+$/.test(hostname);
  return [ascii, ...(hasWww ? [`www.${ascii}`] : [])].flatMap((one) => [
    `https://${one}`,
    `http://${one}`,
  ]);
}
