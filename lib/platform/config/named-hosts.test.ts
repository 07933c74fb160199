import { expect, test } from "vitest";
import { parseNamedHosts } from "@/lib/platform/config/named-hosts";

test("parseNamedHosts reads hosts with address and port, for all ports or for one", () => {
  const hosts = parseNamedHosts("shop.test=127.0.0.1:8081, Магазин.РФ:443=[::1]:8443");
  expect([...(hosts ?? [])]).toEqual([
    ["shop.test", { address: "127.0.0.1", port: 8081 }],
    ["xn--80aairftm.xn--p1ai:443", { address: "::1", port: 8443 }],
  ]);
});

test.each([
  "shop.test",
  "shop.test=127.0.0.1",
  "shop.test=localhost:80",
  "shop.test=127.0.0.1:0",
  "shop.test=127.0.0.1:65536",
  "shop.test=127.1:80",
  "shop.test=[127.0.0.1]:80",
  "http://shop.test=127.0.0.1:80",
  "a@shop.test=127.0.0.1:80",
  "=127.0.0.1:80",
  "shop.test=127.0.0.1:80,",
])("parseNamedHosts rejects %s", (text) => {
  expect(parseNamedHosts(text)).toBeNull();
});
