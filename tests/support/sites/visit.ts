import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Network } from "@/lib/features/site-check/fetch/connect/request";
import { readTarget } from "@/lib/features/site-check/fetch/connect/target";
import type { VisitLimits } from "@/lib/features/site-check/fetch/visit-limits";
import { type VisitProgress, visitSite } from "@/lib/features/site-check/fetch/visit-site";
import type { VisitedSite } from "@/lib/features/site-check/fetch/visited-site";
import type { NamedHosts } from "@/lib/platform/config/named-hosts";
import { html, serveHttp, shopAuthority } from "@/tests/support/sites/loopback";

/** The response at a path of a site: HTML, or anything. */
export type Paths = Record<
  string,
  string | ((response: ServerResponse, request: IncomingMessage) => void)
>;

/** A response with these headers. */
export const send =
  (headers: Record<string, string>, body: string | Buffer = "", status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end(body);
  };

/** A site with these paths; others are missing. Requested paths are added to `requests`. */
export function createSiteListener(paths: Paths): {
  listener: RequestListener;
  requests: string[];
} {
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    const answer = paths[path] ?? paths["*"];
    if (answer === undefined) send(html, "Нет такой страницы", 404)(response);
    else if (typeof answer === "string") send(html, answer)(response);
    else answer(response, request);
  };
  return { listener, requests };
}

/** Resolves these hosts only. */
export const networkForHosts = (namedHosts: NamedHosts, authorities = shopAuthority): Network => ({
  resolve: async () => [],
  namedHosts,
  ports: [80, 443],
  userAgent: "TestBot/1.0",
  authorities,
});
/** A local port. */
export const localPort = (port: number) => ({ address: "127.0.0.1", port });

const quick: Partial<VisitLimits> = { pauseMs: 0 };

/** Visits the typed address, without pauses. */
export async function visit(
  typed: string,
  namedHosts: Record<string, { address: string; port: number }>,
  limits: Partial<VisitLimits> = {},
  onProgress?: (progress: VisitProgress) => void,
): Promise<VisitedSite> {
  const network = networkForHosts(new Map(Object.entries(namedHosts)));
  const target = readTarget(typed, network);
  if ("problem" in target) throw new Error(target.problem);
  return visitSite(target, network, { limits: { ...quick, ...limits }, onProgress });
}

/** Visits a site over HTTP only. */
export async function visitPaths(paths: Paths, limits?: Partial<VisitLimits>) {
  const { listener, requests } = createSiteListener(paths);
  const { port } = await serveHttp(listener);
  const site = await visit("http://shop.test", { "shop.test": localPort(port) }, limits);
  return { site, asked: requests };
}

/** The paths of the pages that were read. */
export const pathsOf = (visited: readonly { url: string }[]) =>
  visited.map(({ url }) => new URL(url).pathname);
/** A link to each path, named by it. */
export const links = (...paths: string[]) =>
  paths.map((path) => `<a href="${path}">${path}</a>`).join("");
