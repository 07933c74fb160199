import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { VisitedSite } from "@/lib/features/site-check/visited-site";
import type { NamedHosts } from "@/lib/platform/config/named-hosts";
import { freePort } from "@/tests/support/servers/free-port";
import { serveHttp, serveHttps, serveSocket, shopAuthority } from "@/tests/support/sites/loopback";
import type { Network } from "./connect/request";
import { readTarget } from "./connect/target";
import type { VisitLimits } from "./visit-limits";
import { type VisitProgress, visitSite } from "./visit-site";

/** What a path of a site answers: HTML, or anything. */
type Paths = Record<
  string,
  string | ((response: ServerResponse, request: IncomingMessage) => void)
>;

const html = { "content-type": "text/html; charset=utf-8" };
const send =
  (headers: Record<string, string>, body: string | Buffer = "", status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end(body);
  };

/** A site of these paths; others are missing. `asked` grows by what it is asked for. */
function siteOf(paths: Paths): { listener: RequestListener; asked: string[] } {
  const asked: string[] = [];
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const answer = paths[path] ?? paths["*"];
    if (answer === undefined) send(html, "Нет такой страницы", 404)(response);
    else if (typeof answer === "string") send(html, answer)(response);
    else answer(response, request);
  };
  return { listener, asked };
}

const networkOf = (namedHosts: NamedHosts): Network => ({
  resolve: async () => [],
  namedHosts,
  ports: [80, 443],
  userAgent: "TestBot/1.0",
  authorities: shopAuthority,
});
const at = (port: number) => ({ address: "127.0.0.1", port });

const quick: Partial<VisitLimits> = { pauseMs: 0 };

async function visit(
  typed: string,
  namedHosts: Record<string, { address: string; port: number }>,
  limits: Partial<VisitLimits> = {},
  onProgress?: (progress: VisitProgress) => void,
): Promise<VisitedSite> {
  const network = networkOf(new Map(Object.entries(namedHosts)));
  const target = readTarget(typed, network);
  if ("problem" in target) throw new Error(target.problem);
  return visitSite(target, network, { limits: { ...quick, ...limits }, onProgress });
}

/** A site over HTTP alone, visited. */
async function visitPaths(paths: Paths, limits?: Partial<VisitLimits>) {
  const { listener, asked } = siteOf(paths);
  const { port } = await serveHttp(listener);
  const site = await visit("http://shop.test", { "shop.test": at(port) }, limits);
  return { site, asked };
}

const pathsOf = (visited: readonly { url: string }[]) =>
  visited.map(({ url }) => new URL(url).pathname);
const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join("");

test("pages that tell come first, then scripts of the site's own, then the rest", async () => {
  const { site, asked } = await visitPaths({
    "/": `${links("/catalog", "/contacts", "/privacy", "/offer.pdf", "https://vk.com/shop")}
      <script src="/js/jquery.min.js"></script><script src="/app.js"></script>
      <script src="https://mc.yandex.ru/metrika/tag.js"></script>`,
    "/catalog": links("/catalog/1"),
    "/catalog/1": "Стул",
    "/contacts": links("/soglasie"),
    "/soglasie": "Согласие",
    "/privacy": "<h1>Политика</h1>",
    "/offer.pdf": send({ "content-type": "application/pdf" }, "%PDF-1.7 оферта"),
    "/app.js": send({ "content-type": "text/javascript; charset=utf-8" }, "ym(1, 'цель')"),
    "/js/jquery.min.js": send({ "content-type": "text/javascript" }, "$"),
  });
  expect(pathsOf(site.pages)).toEqual([
    "/",
    "/privacy",
    "/contacts",
    "/soglasie",
    "/catalog",
    "/catalog/1",
  ]);
  expect(site.files).toMatchObject([{ url: "http://shop.test/offer.pdf", kind: "pdf" }]);
  expect(site.scripts).toEqual([
    { url: "http://shop.test/app.js", text: "ym(1, 'цель')" },
    { url: "http://shop.test/js/jquery.min.js", text: "$" },
  ]);
  expect(site.unread).toEqual([]);
  expect(site.upgradesToHttps).toBe(false);
  expect(asked[0]).toBe("/robots.txt");
  expect(asked.filter((path) => path === "/robots.txt")).toHaveLength(1);
});

test("twelve pages and twenty scripts are read of ten thousand", async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => `/p${at}`);
  const scripts = many.map((path) => `<script src="${path}.js"></script>`).join("");
  const { site, asked } = await visitPaths({
    "/": links(...many) + scripts,
    "*": (response, { url = "" }) =>
      send(url.endsWith(".js") ? { "content-type": "text/javascript" } : html, url)(response),
  });
  expect(site.pages).toHaveLength(12);
  expect(site.scripts).toHaveLength(20);
  expect(asked).toHaveLength(1 + 12 + 20);
});

test("progress is told as it is made", async () => {
  const { listener } = siteOf({ "/": links("/privacy", "/contacts"), "*": "да" });
  const { port } = await serveHttp(listener);
  const told: string[] = [];
  await visit("http://shop.test", { "shop.test": at(port) }, { pages: 3 }, (progress) => {
    told.push(`${progress.stage} ${progress.done}/${progress.of}`);
  });
  expect(told).toEqual([
    "home 0/1",
    "home 1/1",
    "pages 1/3",
    "pages 2/3",
    "pages 3/3",
    "scripts 0/0",
    "pages 3/3",
  ]);
});

describe("robots.txt", () => {
  const robots = (text: string) => send({ "content-type": "text/plain" }, text);

  test("that forbids all leaves nothing read", async () => {
    const { site, asked } = await visitPaths({
      "/robots.txt": robots("User-agent: *\nDisallow: /"),
      "/": "Дом",
    });
    expect(site).toMatchObject({
      pages: [],
      unread: [{ url: "http://shop.test/", reason: "robots" }],
    });
    expect(asked).toEqual(["/robots.txt"]);
  });

  test("that forbids some, where a redirect leads too", async () => {
    const { site, asked } = await visitPaths({
      "/robots.txt": robots("User-agent: *\nDisallow: /closed/"),
      "/": links("/closed/privacy", "/offer"),
      "/offer": send({ location: "/closed/offer" }, "", 302),
      "*": "тайна",
    });
    expect(pathsOf(site.pages)).toEqual(["/"]);
    expect(site.unread).toEqual([
      { url: "http://shop.test/closed/privacy", reason: "robots" },
      { url: "http://shop.test/offer", reason: "robots" },
    ]);
    expect(asked).toEqual(["/robots.txt", "/", "/offer"]);
  });

  test.each([
    ["a page", "<html>Нет такой страницы, Disallow: /</html>"],
    ["a failure", send(html, "User-agent: *\nDisallow: /", 500)],
    ["silence", () => {}],
  ])("that is %s forbids nothing", async (_what, answer) => {
    const { site } = await visitPaths({ "/robots.txt": answer, "/": "Дом" }, { robotsMs: 100 });
    expect(site.pages).toHaveLength(1);
  });
});

describe("the page that was typed", () => {
  test("over TLS, where http: leads to https:", async () => {
    const { listener } = siteOf({ "/": send({ ...html, "set-cookie": "a=1" }, "Дом") });
    const secure = await serveHttps(listener);
    const insecure = await serveHttp((request, response) => {
      send({ location: `https://shop.test${request.url}`, "set-cookie": "b=2" }, "", 301)(response);
    });
    const hosts = { "shop.test:443": at(secure.port), "shop.test:80": at(insecure.port) };
    const typed = await visit("shop.test", hosts);
    expect(typed).toMatchObject({ address: "https://shop.test/", upgradesToHttps: true });
    expect(typed.pages[0]).toMatchObject({ url: "https://shop.test/", setCookies: ["a=1"] });
    const upgraded = await visit("http://shop.test", hosts);
    expect(upgraded.upgradesToHttps).toBe(true);
    expect(upgraded.pages[0]).toMatchObject({
      requestedUrl: "http://shop.test/",
      url: "https://shop.test/",
      setCookies: ["b=2", "a=1"],
    });
  });

  test("over TLS, where http: leads nowhere", async () => {
    const { listener } = siteOf({ "/": "Дом" });
    const secure = await serveHttps(listener);
    const insecure = await serveHttp(listener);
    const hosts = { "shop.test:443": at(secure.port), "shop.test:80": at(insecure.port) };
    expect((await visit("shop.test", hosts)).upgradesToHttps).toBe(false);
    const closed = { ...hosts, "shop.test:80": at(await freePort()) };
    expect((await visit("shop.test", closed)).upgradesToHttps).toBeUndefined();
  });

  test("without a scheme is tried as http: where TLS does not work", async () => {
    const { listener } = siteOf({ "/": "Дом" });
    const { port } = await serveHttp(listener);
    expect(await visit("shop.test", { "shop.test": at(port) })).toMatchObject({
      pages: [{ url: "http://shop.test/" }],
      unread: [{ url: "https://shop.test/", reason: "certificate" }],
      upgradesToHttps: false,
    });
  });

  test("that leads to another name is followed there, and its site is the site", async () => {
    const old = await serveHttp((_request, response) => {
      send({ location: "http://www.shop.test/" }, "", 301)(response);
    });
    const { listener } = siteOf({
      "/": links("/privacy", "http://docs.shop.test/oferta", "http://other.test/policy"),
      "/privacy": "да",
      "/oferta": "да",
    });
    const { port } = await serveHttp(listener);
    const site = await visit("http://old.test", {
      "old.test": at(old.port),
      "www.shop.test": at(port),
      "docs.shop.test": at(port),
      "other.test": at(port),
    });
    expect(site.pages.map(({ url }) => url)).toEqual([
      "http://www.shop.test/",
      "http://www.shop.test/privacy",
      "http://docs.shop.test/oferta",
    ]);
  });

  test.each<[string, Paths["/"], object]>([
    [
      "DDoS-Guard's 403",
      send({ ...html, server: "ddos-guard", "set-cookie": "__ddg1_=x" }, "DDOS-GUARD", 403),
      { reason: "forbidden", status: 403 },
    ],
    [
      "DDoS-Guard's challenge with status 200",
      '<title>DDOS-GUARD</title><script src="/.well-known/ddos-guard/js-challenge/index.js"></script>',
      { reason: "forbidden", status: 200 },
    ],
    ["404", send(html, "Нет", 404), { reason: "missing", status: 404 }],
    ["an error of the server", send(html, "Упс", 500), { reason: "status", status: 500 }],
    ["a picture", send({ "content-type": "image/png" }, "…"), { reason: "type", status: 200 }],
    ["a ring", send({ location: "/" }, "", 302), { reason: "redirects" }],
    ["a way inside", send({ location: "http://127.0.0.1/" }, "", 302), { reason: "notPublic" }],
    ["silence", () => {}, { reason: "timeout" }],
  ])("is %s", async (_what, answer, unread) => {
    const { site } = await visitPaths({ "/": answer }, { requestMs: 300 });
    expect(site).toMatchObject({ pages: [], scripts: [], files: [], upgradesToHttps: undefined });
    expect(site.unread).toEqual([{ url: "http://shop.test/", ...unread }]);
  });

  test("is of an unknown host, or of one that refuses", async () => {
    expect((await visit("https://nowhere.ru", {})).unread).toEqual([
      { url: "https://nowhere.ru/", reason: "unknownHost" },
    ]);
    expect((await visit("shop.test", { "shop.test": at(await freePort()) })).unread).toEqual([
      { url: "https://shop.test/", reason: "connection" },
      { url: "http://shop.test/", reason: "connection" },
    ]);
  });

  test("has a certificate of another", async () => {
    const { port } = await serveHttps(siteOf({ "/": "Дом" }).listener);
    expect((await visit("https://other.test", { "other.test": at(port) })).unread).toEqual([
      { url: "https://other.test/", reason: "certificate" },
    ]);
  });

  test("is in windows-1251, its policy plain text", async () => {
    const policy = Buffer.from([0xcf, 0xee, 0xeb, 0xe8, 0xf2, 0xe8, 0xea, 0xe0]);
    const { site } = await visitPaths({
      "/": send(
        { "content-type": "text/html" },
        Buffer.concat([
          Buffer.from('<meta charset="windows-1251"><a href="/privacy.txt">'),
          policy,
          Buffer.from("</a>"),
        ]),
      ),
      "/privacy.txt": send({ "content-type": "text/plain" }, "1 < 2 & «Политика»"),
    });
    expect(site.pages[0]?.html).toContain("Политика</a>");
    expect(site.pages[1]?.html).toBe("<pre>1 &lt; 2 &amp; «Политика»</pre>");
  });
});

test("a policy is found as PDF behind a plain address, and with a builder of sites", async () => {
  const pdf = { "content-type": "application/pdf" };
  const { listener } = siteOf({
    "/": links("/policy", "http://static.builder.test/soglasie.docx", "/cookies.docx"),
    "/policy": send(pdf, "%PDF-1.4"),
    "/soglasie.docx": send({ "content-type": "application/octet-stream" }, "PK\u0003\u0004"),
  });
  const { port } = await serveHttp(listener);
  const hosts = { "shop.test": at(port), "static.builder.test": at(port) };
  const site = await visit("http://shop.test", hosts);
  expect(site.files.map(({ url, kind }) => [url, kind])).toEqual([
    ["http://shop.test/policy", "pdf"],
    ["http://static.builder.test/soglasie.docx", "docx"],
  ]);
  expect(site.unread).toEqual([
    { url: "http://shop.test/cookies.docx", reason: "missing", status: 404 },
  ]);
});

test("a link that leads away, or to a page that was read, gives no page", async () => {
  const { listener } = siteOf({
    "/": links("/privacy", "/offer", "/contacts"),
    "/privacy": send({ location: "/" }, "", 302),
    "/offer": send({ location: "http://other.test/contacts" }, "", 302),
    "/contacts": "да",
  });
  const { port } = await serveHttp(listener);
  const site = await visit("http://shop.test", { "shop.test": at(port), "other.test": at(port) });
  expect(pathsOf(site.pages)).toEqual(["/", "/contacts"]);
});

test("a script of 50 MB is read to the limit, and said to be longer", async () => {
  const { site } = await visitPaths({
    "/": '<script src="/app.js"></script>',
    "/app.js": (response) => {
      response.writeHead(200, { "content-type": "text/javascript", "content-length": "52428800" });
      response.write("ym(123)".padEnd(3_000_000));
    },
  });
  expect(site.scripts).toMatchObject([{ url: "http://shop.test/app.js" }]);
  expect(site.scripts[0]?.text).toHaveLength(2 * 1024 * 1024);
  expect(site.unread).toEqual([{ url: "http://shop.test/app.js", reason: "tooLarge" }]);
});

test("bombs on every page are held to the limit of all", async () => {
  const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024, " "));
  const { site } = await visitPaths(
    {
      "/": links("/privacy", "/offer", "/contacts", "/cart"),
      "*": send({ ...html, "content-encoding": "gzip" }, bomb),
    },
    { bodyBytes: 1_000_000, totalBytes: 2_500_000 },
  );
  expect(site.pages.map(({ html, isCut }) => [html.length > 1_000, isCut])).toEqual([
    [false, false],
    [true, true],
    [true, true],
    [true, true],
  ]);
  const held = site.pages.reduce((sum, { html }) => sum + html.length, 0);
  expect(held).toBeLessThanOrEqual(2_500_000);
  expect(site.unread).toEqual([{ url: "http://shop.test/cart", reason: "tooLarge" }]);
});

describe("the time of the whole visit", () => {
  test("ends it; what was read stays, and what was not is told", async () => {
    const { site } = await visitPaths(
      { "/": links("/privacy", "/offer", "/catalog"), "/privacy": "да", "/offer": () => {} },
      { totalMs: 1_500, requestMs: 60_000 },
    );
    expect(pathsOf(site.pages)).toEqual(["/", "/privacy"]);
    expect(site.unread).toEqual([{ url: "http://shop.test/offer", reason: "timeout" }]);
  });

  test("ends it at a byte a time", async () => {
    const { site } = await visitPaths(
      {
        "/": (response) => {
          response.writeHead(200, html);
          const timer = setInterval(() => response.write("a"), 50);
          response.on("close", () => clearInterval(timer));
        },
      },
      { totalMs: 500, requestMs: 60_000 },
    );
    expect(site).toMatchObject({ pages: [], unread: [{ reason: "timeout" }] });
  });

  test("ends it in the handshake, and with a resolver that is silent", async () => {
    const { port } = await serveSocket(() => {});
    const limits = { totalMs: 300, requestMs: 60_000, robotsMs: 60_000 };
    const site = await visit("https://shop.test", { "shop.test": at(port) }, limits);
    expect(site.unread).toEqual([{ url: "https://shop.test/", reason: "timeout" }]);
    const target = readTarget("https://shop.ru", networkOf(new Map()));
    if ("problem" in target) throw new Error(target.problem);
    const silent = { ...networkOf(new Map()), resolve: () => new Promise<never>(() => {}) };
    expect((await visitSite(target, silent, { limits })).unread).toEqual([
      { url: "https://shop.ru/", reason: "timeout" },
    ]);
  });

  test("is the caller's too: a visit that is called off has no result", async () => {
    const { port } = await serveSocket(() => {});
    const network = networkOf(new Map([["shop.test", at(port)]]));
    const target = readTarget("http://shop.test", network);
    if ("problem" in target) throw new Error(target.problem);
    const off = new AbortController();
    const visited = visitSite(target, network, { signal: off.signal });
    off.abort(new Error("остановлено"));
    await expect(visited).rejects.toThrow("остановлено");
  });
});

test("requests to one host come one at a time, without cookies", async () => {
  let open = 0;
  let most = 0;
  const cookies: unknown[] = [];
  const { site } = await visitPaths({
    "*": (response, request) => {
      most = Math.max(most, ++open);
      cookies.push(request.headers.cookie);
      response.on("close", () => open--);
      setTimeout(() => send({ ...html, "set-cookie": "a=1" }, links("/a", "/b"))(response), 20);
    },
  });
  expect(site.pages).toHaveLength(3);
  expect(most).toBe(1);
  expect(cookies.filter((cookie) => cookie !== undefined)).toEqual([]);
});

test("the next request waits for the pause", async () => {
  const { site, asked } = await visitPaths({ "/": "Дом" }, { pauseMs: 60_000, totalMs: 300 });
  expect(asked).toEqual(["/robots.txt"]);
  expect(site.unread).toEqual([{ url: "http://shop.test/", reason: "timeout" }]);
});

test("never posts, and never opens what does something", async () => {
  const methods: unknown[] = [];
  const { site } = await visitPaths({
    "/": `<form action="/send" method="post"><input name=phone><button>Отправить</button></form>
      <form action="/search"><input name=q></form>${links("/logout", "/?action=delete")}`,
    "*": (response, { method, url }) => {
      methods.push([method, url]);
      send(html)(response);
    },
  });
  expect(site.pages).toHaveLength(1);
  expect(methods).toEqual([["GET", "/robots.txt"]]);
});
