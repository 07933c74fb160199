import { siteAddressOf } from "@/lib/engine/passport/site-address";

/**
 * The hosts that may show a document in a frame: the host of its site with and without «www.», in punycode as browsers
 * write it, over HTTPS and over plain HTTP. Empty for an invalid address.
 * @param address as in the site or the answers, with or without a scheme.
 * @returns Sources for `frame-ancestors`. Source: CSP Level 3, 6.4.2.
 */
export function frameHosts(address: string | null | undefined): string[] {
  const host = siteAddressOf(address);
  if (host === null) return [];
  const { host: ascii, hostname } = new URL(`http://${host}`);
  // A host that a policy could read as something else is left out.
  if (!/^[a-z0-9.-]+(?::\d+)?$/.test(ascii)) return [];
  const hasWww = hostname.includes(".") && !/^[\d.]+$/.test(hostname);
  return [ascii, ...(hasWww ? [`www.${ascii}`] : [])].flatMap((item) => [
    `https://${item}`,
    `http://${item}`,
  ]);
}
