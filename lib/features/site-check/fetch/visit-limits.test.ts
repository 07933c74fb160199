// @module-tag slow
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readTarget } from "@/lib/features/site-check/fetch/connect/target";
import { visitSite } from "@/lib/features/site-check/fetch/visit-site";
import { html, serveSocket } from "@/tests/support/sites/loopback";
import {
  links,
  localPort,
  networkForHosts,
  pathsOf,
  send,
  visit,
  visitPaths,
} from "@/tests/support/sites/visit";

test("reads a script of 50 MB up to the limit and reports it as too large", async () => {
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

test("limits the total size of decompressed pages", async () => {
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

describe("the time limit of the visit", () => {
  test("keeps the pages that were read and reports the one that was not", {
    tags: ["slow"],
  }, async () => {
    const { site } = await visitPaths(
      { "/": links("/privacy", "/offer", "/catalog"), "/privacy": "да", "/offer": () => {} },
      { totalMs: 3_000, requestMs: 60_000 },
    );
    expect(pathsOf(site.pages)).toEqual(["/", "/privacy"]);
    expect(site.unread).toEqual([{ url: "http://shop.test/offer", reason: "timeout" }]);
  });

  test("ends a visit whose page arrives a byte at a time", async () => {
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

  test("ends a visit during a TLS handshake or with a silent resolver", async () => {
    const { port } = await serveSocket(() => {});
    const limits = { totalMs: 300, requestMs: 60_000, robotsMs: 60_000 };
    const site = await visit("https://shop.test", { "shop.test": localPort(port) }, limits);
    expect(site.unread).toEqual([{ url: "https://shop.test/", reason: "timeout" }]);
    const target = readTarget("https://shop.ru", networkForHosts(new Map()));
    if ("problem" in target) throw new Error(target.problem);
    const silent = { ...networkForHosts(new Map()), resolve: () => new Promise<never>(() => {}) };
    expect((await visitSite(target, silent, { limits })).unread).toEqual([
      { url: "https://shop.ru/", reason: "timeout" },
    ]);
  });

  test("is replaced by the caller's abort, which rejects the visit", async () => {
    const { port } = await serveSocket(() => {});
    const network = networkForHosts(new Map([["shop.test", localPort(port)]]));
    const target = readTarget("http://shop.test", network);
    if ("problem" in target) throw new Error(target.problem);
    const off = new AbortController();
    const visited = visitSite(target, network, { signal: off.signal });
    off.abort(new Error("остановлено"));
    await expect(visited).rejects.toThrow("остановлено");
  });
});

test("waits for the pause before the next request", async () => {
  const { site, asked } = await visitPaths({ "/": "Дом" }, { pauseMs: 60_000, totalMs: 300 });
  expect(asked).toEqual(["/robots.txt"]);
  expect(site.unread).toEqual([{ url: "http://shop.test/", reason: "timeout" }]);
});
