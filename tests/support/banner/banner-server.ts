/**
 * Sites with a banner on loopback, under the names of real services, in a separate Chromium. All requests of a page go
 * to one server, which records them.
 */
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "@/scripts/shared/system-programs.mjs";
import { type Answer, fakeService } from "@/tests/support/banner/fake-services";

export const siteHost = "www.shop.test";
export const siteUrl = `https://${siteHost}/`;

export type ReceivedRequest = { host: string; path: string; body: string; type: string };

export type BannerServer = {
  browser: Browser;
  /** The site's responses by path. */
  site: Map<string, Answer>;
  received: ReceivedRequest[];
  /** Requests to services as `host/path`, excluding the site itself. */
  calls: () => string[];
  clear: () => void;
  open: (options?: Parameters<Browser["newContext"]>[0]) => Promise<Visit>;
  close: () => Promise<void>;
};

export type Visit = {
  context: BrowserContext;
  page: Page;
  /** Errors of the page and its console, except failed requests. */
  problems: string[];
  /** Names of all cookies in the browser, from every site. */
  cookies: () => Promise<string[]>;
};

const read = (name: string) => readFileSync(resolve("tests/fixtures/tls", name), "utf8");

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((finish) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => finish(body));
    request.on("error", () => finish(body));
  });
}

export async function startBannerServer(): Promise<BannerServer> {
  const received: ReceivedRequest[] = [];
  const site = new Map<string, Answer>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const host = (request.headers.host ?? "").replace(/:\d+$/, "");
    const path = request.url ?? "/";
    const body = await bodyOf(request);
    received.push({ host, path, body, type: request.headers["content-type"] ?? "" });
    const siteAnswer = host.endsWith("shop.test") ? site.get(path.split("?")[0] ?? "") : undefined;
    const found = siteAnswer ?? (host.endsWith("shop.test") ? undefined : fakeService(host, path));
    response.writeHead(found?.status ?? (found ? 200 : 404), {
      "content-type": `${found?.type ?? "text/html"}; charset=utf-8`,
      "access-control-allow-origin": "*",
      "cache-control": "no-store",
      ...found?.headers,
    });
    response.end(found?.body ?? "");
  };
  const server = createServer(
    { cert: read("shop.test.crt"), key: read("shop.test.key") },
    (request, response) => void answer(request, response),
  );
  await new Promise<void>((finish) => server.listen(0, "127.0.0.1", finish));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: process.env.TEST_CHROMIUM_PATH ?? (await findChromium()),
    args: [
      "--no-sandbox",
      "--ignore-certificate-errors",
      // Requests of the browser itself are not the page's.
      `--host-resolver-rules=MAP *.googleapis.com ~NOTFOUND, MAP accounts.google.com ~NOTFOUND, MAP * 127.0.0.1:${port}`,
    ],
  });

  return {
    browser,
    site,
    received,
    calls: () =>
      received
        .filter(({ host }) => !host.endsWith("shop.test"))
        .map(({ host, path }) => `${host}${path.split("?")[0]}`),
    clear: () => received.splice(0),
    async open(options) {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        locale: "ru-RU",
        ...options,
      });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(String(error)));
      page.on("console", (message) => {
        const isCall = message.text().startsWith("Failed to load resource");
        if (message.type() === "error" && !isCall) problems.push(message.text());
      });
      return {
        context,
        page,
        problems,
        cookies: async () => (await context.cookies()).map(({ name }) => name).sort(),
      };
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((finish) => server.close(finish));
    },
  };
}
