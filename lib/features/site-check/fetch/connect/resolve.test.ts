import { createSocket } from "node:dgram";
import { expect, onTestFinished, test } from "vitest";
import { findRoute, resolverOf } from "@/lib/features/site-check/fetch/connect/resolve";

type Answers = { 1?: readonly number[][]; 28?: readonly number[][] } | "failure" | "silence";

/** A server of DNS (RFC 1035 § 4.1) that has these names; others do not exist. */
async function serveDns(names: Record<string, Answers>): Promise<string> {
  const server = createSocket("udp4");
  server.on("message", (query, from) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.subarray(at + 1, at + 1 + length).toString());
      at += length + 1;
    }
    const type = query.readUInt16BE(at + 1);
    const known = names[labels.join(".").toLowerCase()];
    if (known === "silence") return;
    const records = typeof known === "object" ? (known[type as 1 | 28] ?? []) : [];
    const code = known === "failure" ? 2 : known === undefined ? 3 : 0;
    const head = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80 | code]);
    const counts = Buffer.from([0, 1, 0, records.length, 0, 0, 0, 0]);
    const answers = records.map((data) =>
      Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data]),
    );
    server.send(
      Buffer.concat([head, counts, query.subarray(12, at + 5), ...answers]),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((resolve) => server.bind(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${server.address().port}`;
}

const signal = new AbortController().signal;
const loopback6 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
const yandex6 = [0x2a, 0x02, 0x06, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0x42];

test("resolverOf returns the IPv4 and IPv6 addresses that the DNS server has", async () => {
  const resolve = resolverOf([
    await serveDns({
      "shop.ru": {
        1: [
          [8, 8, 8, 8],
          [8, 8, 4, 4],
        ],
        28: [yandex6],
      },
      "old.ru": { 1: [[1, 1, 1, 1]] },
      "new.ru": { 28: [yandex6] },
    }),
  ]);
  expect((await resolve("shop.ru", signal)).toSorted()).toEqual([
    "2a02:6b8::2:242",
    "8.8.4.4",
    "8.8.8.8",
  ]);
  expect(await resolve("old.ru", signal)).toEqual(["1.1.1.1"]);
  expect(await resolve("new.ru", signal)).toEqual(["2a02:6b8::2:242"]);
});

test.each(["nobody.ru", "failing.ru", "empty.ru"])(
  "resolverOf reports an unknown host for %s",
  async (hostname) => {
    const resolve = resolverOf([await serveDns({ "failing.ru": "failure", "empty.ru": {} })]);
    await expect(resolve(hostname, signal)).rejects.toMatchObject({ reason: "unknownHost" });
  },
);

test("resolverOf stops waiting for a silent DNS server when the caller aborts", async () => {
  const resolve = resolverOf([await serveDns({ "slow.ru": "silence" })]);
  const work = new AbortController();
  const pending = resolve("slow.ru", work.signal);
  work.abort();
  await expect(pending).rejects.toMatchObject({ reason: "unknownHost" });
});

test("findRoute returns public addresses, IPv4 first, with the port, and rejects private ones", async () => {
  const server = await serveDns({
    "shop.ru": { 1: [[8, 8, 8, 8]], 28: [yandex6] },
    "inner.ru": { 1: [[10, 0, 0, 7]] },
    "mixed.ru": { 1: [[8, 8, 8, 8]], 28: [loopback6] },
  });
  const network = {
    resolve: resolverOf([server]),
    namedHosts: new Map([["box.test", { address: "::1", port: 8443 }]]),
  };
  const route = (address: string) => findRoute(new URL(address), network, signal);
  expect(await route("https://shop.ru/")).toEqual({
    addresses: [
      { address: "8.8.8.8", family: 4 },
      { address: "2a02:6b8::2:242", family: 6 },
    ],
    port: 443,
  });
  expect(await route("http://box.test/")).toEqual({
    addresses: [{ address: "::1", family: 6 }],
    port: 8443,
  });
  expect(await route("http://8.8.8.8/")).toMatchObject({ port: 80 });
  for (const inside of ["http://inner.ru/", "http://mixed.ru/", "http://[::1]/"]) {
    await expect(route(inside)).rejects.toMatchObject({ reason: "notPublic" });
  }
});
