import { expect, test } from "vitest";
import { readTarget } from "@/lib/features/site-check/fetch/connect/target";
import { publicNetwork } from "@/lib/features/site-check/fetch/network";
import { visitSite } from "@/lib/features/site-check/fetch/visit-site";
import { parseEnvironment } from "@/lib/platform/config/environment";
import { html, respond, serveHttp } from "@/tests/support/sites/loopback";

test("publicNetwork names the robot and its explanation page in the user agent", () => {
  const network = publicNetwork(parseEnvironment({ SITE_URL: "https://пример.рф" }));
  expect(network).toMatchObject({
    ports: [80, 443],
    namedHosts: new Map(),
    userAgent:
      "Mozilla/5.0 (compatible; SaitPoZakonuBot/1.0; +https://xn--e1afmkfd.xn--p1ai/check/robot)",
  });
  expect(network.authorities).toBeUndefined();
});

test("visitSite reaches a host at the address that SITE_CHECK_RESOLVE gives", async () => {
  const { port } = await serveHttp(respond("<h1>Дом</h1>", html));
  const network = publicNetwork(
    parseEnvironment({ SITE_CHECK_RESOLVE: `shop.test=127.0.0.1:${port}` }),
  );
  const target = readTarget("http://shop.test", network);
  if ("problem" in target) throw new Error(target.problem);
  const limits = { pauseMs: 0 };
  expect(await visitSite(target, network, { limits })).toMatchObject({
    pages: [{ url: "http://shop.test/", html: "<h1>Дом</h1>" }],
    unread: [],
  });
});
