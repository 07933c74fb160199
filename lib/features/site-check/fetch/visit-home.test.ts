import { describe, expect, test } from "vitest";
import { freePort } from "@/tests/support/servers/processes/free-port";
import { html, serveHttp, serveHttps } from "@/tests/support/sites/loopback";
import {
  createSiteListener,
  links,
  localPort,
  type Paths,
  send,
  visit,
  visitPaths,
} from "@/tests/support/sites/visit";

describe("a visit of the first page", () => {
  test("reads the page over TLS and reports an upgrade when http: redirects to https:", async () => {
    const { listener } = createSiteListener({ "/": send({ ...html, "set-cookie": "a=1" }, "Дом") });
    const secure = await serveHttps(listener);
    const insecure = await serveHttp((request, response) => {
      send({ location: `https://shop.test${request.url}`, "set-cookie": "b=2" }, "", 301)(response);
    });
    const hosts = {
      "shop.test:443": localPort(secure.port),
      "shop.test:80": localPort(insecure.port),
    };
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

  test("reports no upgrade, or an unknown one, when http: does not redirect", async () => {
    const { listener } = createSiteListener({ "/": "Дом" });
    const secure = await serveHttps(listener);
    const insecure = await serveHttp(listener);
    const hosts = {
      "shop.test:443": localPort(secure.port),
      "shop.test:80": localPort(insecure.port),
    };
    expect((await visit("shop.test", hosts)).upgradesToHttps).toBe(false);
    const closed = { ...hosts, "shop.test:80": localPort(await freePort()) };
    expect((await visit("shop.test", closed)).upgradesToHttps).toBeUndefined();
  });

  test("reads the page over http: when no scheme was typed and TLS does not work", async () => {
    const { listener } = createSiteListener({ "/": "Дом" });
    const { port } = await serveHttp(listener);
    expect(await visit("shop.test", { "shop.test": localPort(port) })).toMatchObject({
      pages: [{ url: "http://shop.test/" }],
      unread: [{ url: "https://shop.test/", reason: "certificate" }],
      upgradesToHttps: false,
    });
  });

  test("follows a redirect to another name and visits the site there", async () => {
    const old = await serveHttp((_request, response) => {
      send({ location: "http://www.shop.test/" }, "", 301)(response);
    });
    const { listener } = createSiteListener({
      "/": links("/privacy", "http://docs.shop.test/oferta", "http://other.test/policy"),
      "/privacy": "да",
      "/oferta": "да",
    });
    const { port } = await serveHttp(listener);
    const site = await visit("http://old.test", {
      "old.test": localPort(old.port),
      "www.shop.test": localPort(port),
      "docs.shop.test": localPort(port),
      "other.test": localPort(port),
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
    ["a redirect loop", send({ location: "/" }, "", 302), { reason: "redirects" }],
    [
      "a redirect to a private address",
      send({ location: "http://127.0.0.1/" }, "", 302),
      { reason: "notPublic" },
    ],
    ["nothing", () => {}, { reason: "timeout" }],
  ])(
    "reports the page as unread with the reason when the server answers with %s",
    async (_what, answer, unread) => {
      const { site } = await visitPaths({ "/": answer }, { requestMs: 300 });
      expect(site).toMatchObject({ pages: [], scripts: [], files: [], upgradesToHttps: undefined });
      expect(site.unread).toEqual([{ url: "http://shop.test/", ...unread }]);
    },
  );

  test("reports the page as unread when the host is unknown or refuses the connection", async () => {
    expect((await visit("https://nowhere.ru", {})).unread).toEqual([
      { url: "https://nowhere.ru/", reason: "unknownHost" },
    ]);
    expect((await visit("shop.test", { "shop.test": localPort(await freePort()) })).unread).toEqual(
      [
        { url: "https://shop.test/", reason: "connection" },
        { url: "http://shop.test/", reason: "connection" },
      ],
    );
  });

  test("reports the page as unread when the certificate is for another name", async () => {
    const { port } = await serveHttps(createSiteListener({ "/": "Дом" }).listener);
    expect((await visit("https://other.test", { "other.test": localPort(port) })).unread).toEqual([
      { url: "https://other.test/", reason: "certificate" },
    ]);
  });

  test("decodes windows-1251 and reads a plain-text policy as a page", async () => {
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
