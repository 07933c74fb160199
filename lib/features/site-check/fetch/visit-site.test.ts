import { describe, expect, test } from "vitest";
import { html, serveHttp } from "@/tests/support/sites/loopback";
import {
  createSiteListener,
  links,
  localPort,
  pathsOf,
  send,
  visit,
  visitPaths,
} from "@/tests/support/sites/visit";

test("reads relevant pages first and lists the site's own scripts and files", async () => {
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

test("reads twelve pages and twenty scripts of ten thousand", async () => {
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

test("reports progress after each page", async () => {
  const { listener } = createSiteListener({ "/": links("/privacy", "/contacts"), "*": "да" });
  const { port } = await serveHttp(listener);
  const told: string[] = [];
  await visit("http://shop.test", { "shop.test": localPort(port) }, { pages: 3 }, (progress) => {
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

  test("leaves the site unread when it forbids everything", async () => {
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

  test("keeps a forbidden page unread, also behind a redirect", async () => {
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
    ["an HTML page", "<html>Нет такой страницы, Disallow: /</html>"],
    ["a server error", send(html, "User-agent: *\nDisallow: /", 500)],
    ["missing", () => {}],
  ])("forbids nothing when the answer is %s", async (_what, answer) => {
    const { site } = await visitPaths({ "/robots.txt": answer, "/": "Дом" }, { robotsMs: 100 });
    expect(site.pages).toHaveLength(1);
  });
});

test("finds a PDF behind a plain address and a DOCX on the host of a site builder", async () => {
  const pdf = { "content-type": "application/pdf" };
  const { listener } = createSiteListener({
    "/": links("/policy", "http://static.builder.test/soglasie.docx", "/cookies.docx"),
    "/policy": send(pdf, "%PDF-1.4"),
    "/soglasie.docx": send({ "content-type": "application/octet-stream" }, "PK\u0003\u0004"),
  });
  const { port } = await serveHttp(listener);
  const hosts = { "shop.test": localPort(port), "static.builder.test": localPort(port) };
  const site = await visit("http://shop.test", hosts);
  expect(site.files.map(({ url, kind }) => [url, kind])).toEqual([
    ["http://shop.test/policy", "pdf"],
    ["http://static.builder.test/soglasie.docx", "docx"],
  ]);
  expect(site.unread).toEqual([
    { url: "http://shop.test/cookies.docx", reason: "missing", status: 404 },
  ]);
});

test("reads no page for a link that redirects to another site or to a page already read", async () => {
  const { listener } = createSiteListener({
    "/": links("/privacy", "/offer", "/contacts"),
    "/privacy": send({ location: "/" }, "", 302),
    "/offer": send({ location: "http://other.test/contacts" }, "", 302),
    "/contacts": "да",
  });
  const { port } = await serveHttp(listener);
  const site = await visit("http://shop.test", {
    "shop.test": localPort(port),
    "other.test": localPort(port),
  });
  expect(pathsOf(site.pages)).toEqual(["/", "/contacts"]);
});

test("sends requests to one host one at a time, without cookies", async () => {
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

test("never sends a form and never opens a link that changes something", async () => {
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
