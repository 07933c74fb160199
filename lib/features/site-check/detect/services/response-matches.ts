/** Finds services in a server's response: its headers, cookies and host name. */
import { evidenceOfResponse } from "@/lib/features/site-check/detect/page/evidence";
import {
  type ServiceIndex,
  serviceAt,
} from "@/lib/features/site-check/detect/services/service-index";
import type { ServiceMatch } from "@/lib/features/site-check/detect/services/service-match";
import type { VisitedPage } from "@/lib/features/site-check/fetch/visited-site";

/** Headers that a hosting or a protection service adds to all responses. */
const headers: readonly (readonly [
  string,
  (headers: VisitedPage["headers"]) => string | undefined,
])[] = [
  [
    "cloudflare",
    ({ server, "cf-ray": ray }) => (ray ? `cf-ray: ${ray}` : named(server, /^cloudflare/i)),
  ],
  ["ddosGuard", ({ server }) => named(server, /^ddos-guard/i)],
  [
    "vercel",
    ({ server, "x-vercel-id": id }) => (id ? `x-vercel-id: ${id}` : named(server, /^vercel/i)),
  ],
  [
    "netlify",
    ({ server, "x-nf-request-id": id }) =>
      id ? `x-nf-request-id: ${id}` : named(server, /^netlify/i),
  ],
  ["githubPages", ({ server }) => named(server, /^github\.com/i)],
  ["wix", ({ "x-wix-request-id": id }) => id && `x-wix-request-id: ${id}`],
  ["squarespace", ({ server }) => named(server, /^squarespace/i)],
  [
    "shopify",
    (all) => all["x-shopify-stage"] ?? (all["x-shopid"] && `x-shopid: ${all["x-shopid"]}`),
  ],
];

const named = (value: string | undefined, pattern: RegExp) =>
  value && pattern.test(value) ? `server: ${value}` : undefined;

/** The services that the headers of a response reveal. */
export function responseMatches(page: VisitedPage, index: ServiceIndex): ServiceMatch[] {
  const known = new Set(index.services.map(({ key }) => key));
  const found = headers.flatMap(([key, read]): ServiceMatch[] => {
    const line = known.has(key) ? read(page.headers) : undefined;
    return line === undefined ? [] : [toMatch(key, "header", page.url, line)];
  });
  const { hostname } = new URL(page.url);
  const host = serviceAt(index, hostname, "/");
  if (
    host &&
    (host.category === "platforms" || host.category === "hosting") &&
    !isVendor(hostname, host.hosts)
  ) {
    found.push(toMatch(host.key, "host", page.url, hostname, hostname));
  }
  return found;
}

/** The vendor's own site is not a site on its platform. */
const isVendor = (hostname: string, hosts: readonly string[]) =>
  hosts.includes(hostname.replace(/^www\./, ""));

const toMatch = (
  key: string,
  place: "header" | "host",
  url: string,
  line: string,
  host?: string,
): ServiceMatch => ({
  key,
  place,
  load: "immediate",
  host,
  isAddress: true,
  ids: [],
  sessionRecording: undefined,
  evidence: evidenceOfResponse(url, line),
});
