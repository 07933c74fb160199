import { expect, test } from "vitest";
import { parseEnvironment } from "@/lib/platform/config/environment";
import { publicNetwork } from "./network";

test("the robot says who sends it and where that is explained", () => {
  const network = publicNetwork(parseEnvironment({ SITE_URL: "https://пример.рф" }));
  expect(network).toMatchObject({
    ports: [80, 443],
    namedHosts: new Map(),
    userAgent:
      "Mozilla/5.0 (compatible; SaitPoZakonuBot/1.0; +https://xn--e1afmkfd.xn--p1ai/check/robot)",
  });
  expect(network.authorities).toBeUndefined();
});

test("hosts are named by the operator alone", () => {
  const { namedHosts } = publicNetwork(
    parseEnvironment({ SITE_CHECK_RESOLVE: "shop.test=127.0.0.1:8081" }),
  );
  expect([...namedHosts]).toEqual([["shop.test", { address: "127.0.0.1", port: 8081 }]]);
});
