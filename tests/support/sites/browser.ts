/** Sites on loopback under the names of real services, opened in a check's browser. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { detectObserved } from "@/lib/features/site-check/browser/merge/detect-observed";
import type { ObserveLimits } from "@/lib/features/site-check/browser/observe-limits";
import { type ObserveOptions, observeSite } from "@/lib/features/site-check/browser/observe-site";
import type { Network } from "@/lib/features/site-check/fetch/connect/request";
import { evaluateSite } from "@/lib/features/site-check/rules/evaluate-site";
import type { Finding } from "@/lib/features/site-check/rules/rule/finding";
import type { NamedHosts } from "@/lib/platform/config/named-hosts";
import { html, serveHttp, serveHttps } from "@/tests/support/sites/loopback";
import { services, visitSource } from "@/tests/support/sites/site-source";
import { localPort, networkForHosts } from "@/tests/support/sites/visit";

/** As found by `npm test`, or by name if one file is run alone. */
const program = process.env.TEST_CHROMIUM_PATH ?? "chromium";

/** Whether Chromium's sandbox is available here: many containers forbid namespaces. */
const hasSandbox = () => {
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  return spawnSync("unshare", ["--user", "true"], nobody).status === 0;
};

/** A folder of this test accessible to everybody: root runs the browser as `nobody`. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "browsers-"));
  chmodSync(folder, 0o777);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A program with this script, in a folder of its own. */
export function writeScript(script: string): string {
  const path = join(openFolder(), "program");
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** The product never disables the sandbox; a test with its own pages may, if there is none. */
const chromiumPath = () =>
  hasSandbox() ? program : writeScript(`exec "${program}" --no-sandbox "$@"`);

/** A machine that is busy with other tests is slow, and an idle page is not waited for. */
const patient: ObserveLimits = {
  totalMs: 90_000,
  openMs: 30_000,
  settleMs: 30_000,
  choiceMs: 20_000,
  answerMs: 10_000,
};

/** Opens a URL in a check's browser; only the given hosts can be reached. */
export const observe = (
  address: string,
  hosts: NamedHosts,
  { limits, signal, ...network }: Partial<Network> & Pick<ObserveOptions, "limits" | "signal"> = {},
) =>
  observeSite(new URL(address), {
    chromiumPath: chromiumPath(),
    network: { ...networkForHosts(hosts), ...network },
    limits: { ...patient, ...limits },
    ...(signal && { signal }),
  });

/**
 * A folder for temporary files of this test's browsers only, until the test ends: other files run in parallel.
 * @returns what is left of the browsers: files, and command lines of processes
 */
export function trackBrowsers(): () => string[] {
  const home = openFolder();
  vi.stubEnv("TMPDIR", home);
  const files = () => readdirSync(home).filter((name) => name.startsWith("site-check-"));
  return () => [...files(), ...processesOf(home)];
}

function processesOf(home: string): string[] {
  if (!existsSync("/proc")) return [];
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      return command.includes(home) ? [`${pid} ${command}`] : [];
    } catch {
      return [];
    }
  });
}

/** Services of the catalogue with their behaviour: a script, its cookie, its pixel. */
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

/** Adds a counter to the page: the function shared by the counters' embed codes. */
export const loadScript = `function load(src) {
  const script = document.createElement("script");
  script.src = src;
  document.head.append(script);
}`;

/**
 * What a check reports about a page without a browser and with one.
 * @param body The page's; counters of Yandex, Google and VK can be reached from it.
 */
export async function checkWithAndWithoutBrowser(body: string, setCookies: readonly string[] = []) {
  const address = "http://shop.test/";
  const visited = visitSource({ address, pages: { "/": body }, setCookies });
  const page = visited.pages[0]?.html ?? "";
  const requested: string[] = [];
  const site = await serveHttp(({ url = "" }, response) => {
    requested.push(url);
    response.setHeader("set-cookie", setCookies);
    response.writeHead(url === "/" ? 200 : 404, html).end(url === "/" ? page : "");
  });
  const others = await serveHttps((request, response) => {
    requested.push(`${request.headers.host}${request.url}`);
    counters(request, response);
  });
  const hosts = ["mc.yandex.ru", "www.googletagmanager.com", "top-fwz1.mail.ru"];
  const observed = await observe(
    address,
    new Map([
      ["shop.test", localPort(site.port)],
      ...hosts.map((host) => [host, localPort(others.port)] as const),
    ]),
  );
  if (!observed.isObserved) throw new Error(observed.reason);
  const { observation } = observed;
  const evaluate = (...args: Parameters<typeof detectObserved>): Finding[] => {
    const { site: detected, visited: read } = detectObserved(...args);
    return evaluateSite(detected, read, services);
  };
  return {
    observation,
    asked: requested,
    read: evaluate(visited, undefined, services),
    watched: evaluate(visited, observation, services),
    site: detectObserved(visited, observation, services).site,
  };
}
