/** Sites on loopback under the names of real services, opened in the browser of a check. */
import { readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { detectObserved } from "@/lib/features/site-check/browser/merge/detect-observed";
import { observeSite } from "@/lib/features/site-check/browser/observe-site";
import type { Network } from "@/lib/features/site-check/fetch/connect/request";
import type { Finding } from "@/lib/features/site-check/rules/finding";
import { judgeSite } from "@/lib/features/site-check/rules/judge-site";
import type { NamedHosts } from "@/lib/platform/config/named-hosts";
import { html, serveHttp, serveHttps } from "./loopback";
import { services, visitMade } from "./made-site";
import { at, networkOf } from "./visiting";

/** As `npm test` finds it, or by its name where one file is run alone. */
export const chromiumPath = process.env.TEST_CHROMIUM_PATH ?? "chromium";

/** Opens an address in the browser of a check; only the named hosts can be reached. */
export const observe = (
  address: string,
  hosts: NamedHosts,
  network: Partial<Network> = {},
  signal?: AbortSignal,
) =>
  observeSite(new URL(address), {
    chromiumPath,
    network: { ...networkOf(hosts), ...network },
    ...(signal && { signal }),
  });

/** The processes of this machine that a browser of a check began, by their command lines. */
export function browserProcesses(): string[] {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      return /\bchrom.*site-check-/.test(command) ? [`${pid} ${command}`] : [];
    } catch {
      return [];
    }
  });
}

/** Services of the catalogue, as they behave: a script, its cookie, its pixel. */
const counters: RequestListener = ({ headers, url }, response) => {
  const script = { "content-type": "text/javascript" };
  if (headers.host === "mc.yandex.ru" && url === "/metrika/tag.js") {
    response.writeHead(200, script).end(
      `document.cookie = "_ym_uid=1; max-age=31536000";
       new Image().src = "https://mc.yandex.ru/watch/1?page-url=secret";`,
    );
    return;
  }
  const isGoogle = headers.host === "www.googletagmanager.com";
  const cookie = { "set-cookie": "IDE=1; Max-Age=86400; SameSite=None; Secure" };
  response.writeHead(200, { ...script, ...(isGoogle && cookie) }).end();
};

/** Adds a counter to the page: the function that the embed codes of counters share. */
export const loadScript = `function load(src) {
  const script = document.createElement("script");
  script.src = src;
  document.head.append(script);
}`;

/**
 * What a check says of a page without a browser and with one.
 * @param body The page's; counters of Yandex, Google and VK can be reached from it.
 */
export async function checkBothWays(body: string, setCookies: readonly string[] = []) {
  const address = "http://shop.test/";
  const visited = visitMade({ address, pages: { "/": body }, setCookies });
  const page = visited.pages[0]?.html ?? "";
  const asked: string[] = [];
  const site = await serveHttp(({ url = "" }, response) => {
    asked.push(url);
    response.setHeader("set-cookie", setCookies);
    response.writeHead(url === "/" ? 200 : 404, html).end(url === "/" ? page : "");
  });
  const others = await serveHttps((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    counters(request, response);
  });
  const hosts = ["mc.yandex.ru", "www.googletagmanager.com", "top-fwz1.mail.ru"];
  const observed = await observe(
    address,
    new Map([
      ["shop.test", at(site.port)],
      ...hosts.map((host) => [host, at(others.port)] as const),
    ]),
  );
  if (!observed.isObserved) throw new Error(observed.reason);
  const { observation } = observed;
  const judge = (...args: Parameters<typeof detectObserved>): Finding[] => {
    const { site: detected, visited: read } = detectObserved(...args);
    return judgeSite(detected, read, services);
  };
  return {
    observation,
    asked,
    read: judge(visited, undefined, services),
    watched: judge(visited, observation, services),
    site: detectObserved(visited, observation, services).site,
  };
}
