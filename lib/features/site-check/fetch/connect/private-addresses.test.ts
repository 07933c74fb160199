import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { followRedirects } from "@/lib/features/site-check/fetch/connect/follow-redirects";
import { type Network, request } from "@/lib/features/site-check/fetch/connect/request";
import { readTarget } from "@/lib/features/site-check/fetch/connect/target";
import { UnreadError } from "@/lib/features/site-check/fetch/connect/unread-error";
import { serveHttp, shopAuthority, startCanary } from "@/tests/support/sites/loopback";
import { privateHosts } from "@/tests/support/sites/private-hosts";

/** Not assigned to anybody and routed nowhere, but of the public block: nothing is ever sent to it with success. */
const publicAddress = "3ffe::1";

type Canary = { port: number; received: string[] };

/** The canary's own port is allowed, so that only the address can keep a request away. */
const networkFor = (canary: Canary, answers: (hostname: string) => readonly string[]): Network => ({
  resolve: async (hostname) => answers(hostname),
  namedHosts: new Map(),
  ports: [80, 443, canary.port],
  userAgent: "test",
  authorities: shopAuthority,
});

const rules = (milliseconds = 3_000) => ({
  accepted: ["html"] as const,
  maxBytes: 1_000,
  milliseconds,
  signal: new AbortController().signal,
});

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error: unknown) => (error instanceof UnreadError ? error.reason : error),
  );

test("the canary records connections, so that the tests below prove something", async () => {
  const canary = await startCanary();
  for (const host of ["127.0.0.1", "127.0.0.2"]) {
    await new Promise((resolve) =>
      connect(canary.port, host).on("close", resolve).on("error", resolve),
    );
  }
  expect(canary.received).toHaveLength(2);
  const named = new Map([["shop.test", { address: "127.0.0.1", port: canary.port }]]);
  const network = { ...networkFor(canary, () => []), namedHosts: named };
  expect(await reasonOf(request(new URL("http://shop.test/"), network, rules()))).toBe(
    "connection",
  );
  expect(canary.received).toHaveLength(3);
});

describe("rejects a typed private address without a connection", () => {
  test.each(privateHosts)("%s", async (host) => {
    const canary = await startCanary();
    // A resolver that knows inner names, as the one of a cloud does.
    const network = networkFor(canary, () => ["127.0.0.1", "::1"]);
    for (const scheme of ["http", "https"]) {
      const address = `${scheme}://${host}:${canary.port}/`;
      expect(readTarget(address, network)).toHaveProperty("problem");
      expect(await reasonOf(request(new URL(address), network, rules()))).toBe("notPublic");
    }
    expect(canary.received).toEqual([]);
  });

  test.each([
    "http://[fe80::1%25lo]/",
    "http://[::1%lo]/",
    "http://127.0.0.1\\@shop.ru/",
    "http:127.0.0.1",
    "http:/127.0.0.1/",
    "http:\\\\127.0.0.1\\",
    "//127.0.0.1/",
    "\thttp://127.0.0.1/\n",
    "HTTP://127.0.0.1/",
  ])("in the spelling %s", async (typed) => {
    expect(readTarget(typed, { namedHosts: new Map(), ports: [80, 443] })).toHaveProperty(
      "problem",
    );
  });
});

describe("rejects an address with another scheme, credentials or another port", () => {
  test.each([
    ["file:", () => "file:///etc/passwd"],
    ["file: of a host", () => "file://shop.ru/etc/passwd"],
    ["ftp:", (port: number) => `ftp://shop.ru:${port}/`],
    ["gopher:", (port: number) => `gopher://shop.ru:${port}/_GET`],
    ["ws:", (port: number) => `ws://shop.ru:${port}/`],
    ["data:", () => "data:text/html,hello"],
    ["javascript:", () => "javascript:alert(1)"],
    ["blob:", () => "blob:http://shop.ru/1"],
    ["a name and password", (port: number) => `http://user:password@shop.ru:${port}/`],
    ["a name", (port: number) => `http://user@shop.ru:${port}/`],
    ["SSH", () => "http://shop.ru:22/"],
    ["SMTP", () => "http://shop.ru:25/"],
    ["Redis", () => "http://shop.ru:6379/"],
    ["PostgreSQL", () => "http://shop.ru:5432/"],
    ["another port", () => "https://shop.ru:8443/"],
    ["port 0", () => "http://shop.ru:0/"],
    ["a name without a dot", (port: number) => `http://inner:${port}/`],
  ])("%s", async (_what, address) => {
    const canary = await startCanary();
    // The name is a good one: only the address as it is written can keep the request away.
    const network = networkFor(canary, () => [publicAddress]);
    const url = address(canary.port);
    expect(await reasonOf(request(new URL(url), network, rules(300)))).toBe("notPublic");
    expect(canary.received).toEqual([]);
  });
});

describe("rejects a name that resolves to a private or invalid address", () => {
  test.each([
    ["loopback", ["127.0.0.1"]],
    ["loopback of IPv6", ["::1"]],
    ["a private address", ["10.0.0.5"]],
    ["a cloud's metadata", ["169.254.169.254"]],
    ["CGNAT", ["100.64.0.1"]],
    ["IPv4-mapped loopback", ["::ffff:127.0.0.1"]],
    ["NAT64", ["64:ff9b::7f00:1"]],
    ["a link-local address with a zone", ["fe80::1%lo"]],
    ["a public one and a private one", ["8.8.8.8", "127.0.0.1"]],
    ["a private one and a public one", ["127.0.0.1", "8.8.8.8"]],
    ["a public IPv4 and a private IPv6 address", ["8.8.8.8", "::1"]],
    [
      "four public addresses and a private one",
      ["8.8.8.8", "8.8.4.4", "1.1.1.1", "1.0.0.1", "127.0.0.1"],
    ],
    ["no address at all", ["localhost"]],
    ["a short form", ["127.1"]],
    ["hex", ["0x7f000001"]],
    ["an empty answer", [""]],
  ])("%s", async (_what, answers) => {
    const canary = await startCanary();
    const network = networkFor(canary, () => answers);
    for (const scheme of ["http", "https"]) {
      const url = new URL(`${scheme}://shop.ru:${canary.port}/`);
      expect(await reasonOf(request(url, network, rules()))).toBe("notPublic");
    }
    expect(canary.received).toEqual([]);
  });

  test("connects nowhere when the resolver fails or knows no address", async () => {
    const canary = await startCanary();
    const network = networkFor(canary, () => {
      throw new Error("SERVFAIL");
    });
    const url = new URL(`http://shop.ru:${canary.port}/`);
    expect(await reasonOf(request(url, network, rules()))).toBe("connection");
    expect(
      await reasonOf(
        request(
          url,
          networkFor(canary, () => []),
          rules(),
        ),
      ),
    ).toBe("unknownHost");
    expect(canary.received).toEqual([]);
  });

  test("connects to the checked address and rejects the name when it later resolves inside (rebinding)", async () => {
    const canary = await startCanary();
    let requestCount = 0;
    const network = networkFor(canary, () =>
      requestCount++ === 0 ? [publicAddress] : ["127.0.0.1"],
    );
    const url = new URL(`http://shop.ru:${canary.port}/`);
    // The first request goes to the address that was checked, where nobody is.
    expect(await reasonOf(request(url, network, rules(300)))).toMatch(/^(?:connection|timeout)$/);
    expect(requestCount).toBe(1);
    expect(await reasonOf(request(url, network, rules()))).toBe("notPublic");
    expect(canary.received).toEqual([]);
  });
});

describe("rejects a redirect from a public site", () => {
  const leads = async (location: (port: number) => string) => {
    const canary = await startCanary();
    const site = await serveHttp((_request, response) => {
      response.writeHead(302, { location: location(canary.port) }).end();
    });
    const network = {
      ...networkFor(canary, () => ["127.0.0.1"]),
      namedHosts: new Map([["shop.test", { address: "127.0.0.1", port: site.port }]]),
    };
    const reason = await reasonOf(
      followRedirects(new URL("http://shop.test/"), 5, (url) => request(url, network, rules())),
    );
    return { reason, received: canary.received };
  };

  test.each([
    ["to loopback", (port: number) => `http://127.0.0.1:${port}/`],
    ["to loopback over TLS", (port: number) => `https://127.0.0.1:${port}/`],
    ["to IPv6", (port: number) => `http://[::1]:${port}/`],
    ["to an IPv4-mapped address", (port: number) => `http://[::ffff:127.0.0.1]:${port}/`],
    ["to a number", (port: number) => `http://2130706433:${port}/`],
    ["to a name that resolves inside", (port: number) => `http://inner.ru:${port}/`],
    ["to localhost", (port: number) => `http://localhost:${port}/`],
    ["without a protocol", (port: number) => `//127.0.0.1:${port}/`],
    ["with backslashes", (port: number) => `\\\\127.0.0.1:${port}\\`],
    ["to another host of the site", (port: number) => `http://other.shop.test:${port}/`],
    ["with credentials", (port: number) => `http://a:b@shop.test:${port}/`],
    ["to a cloud's metadata", () => "http://169.254.169.254/latest/meta-data/"],
    ["to a file", () => "file:///etc/passwd"],
    ["to FTP", () => "ftp://shop.test/"],
    ["to SSH", () => "http://shop.test:22/"],
    ["to an empty host", () => "http://"],
  ])("%s", async (_what, location) => {
    expect(await leads(location)).toEqual({ reason: "notPublic", received: [] });
  });
});

test("reaches a configured host only at its configured port and rejects all others", async () => {
  const canary = await startCanary();
  const site = await serveHttp((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<p>здесь</p>");
  });
  const network = {
    ...networkFor(canary, () => ["127.0.0.1"]),
    ports: [80, 443],
    namedHosts: new Map([["shop.test:80", { address: "127.0.0.1", port: site.port }]]),
  };
  const ask = (address: string) => reasonOf(request(new URL(address), network, rules()));
  expect(await ask("http://shop.test/")).toBe("answered");
  expect(await ask("http://SHOP.test./")).toBe("answered");
  expect(await ask("https://shop.test/")).toBe("notPublic");
  expect(await ask(`http://shop.test:${canary.port}/`)).toBe("notPublic");
  expect(await ask("http://www.shop.test/")).toBe("notPublic");
  expect(canary.received).toEqual([]);
});
