import { createServer, get, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { refreshPages } from "@/lib/platform/http/refresh-pages";
import { createCompressedPages } from "@/server/compressed-pages.mjs";

// The package has no types; the server, which is plain JavaScript, imports it in the same way.
const compression = createRequire(import.meta.url)("compression");
const html = `<!DOCTYPE html><html lang="ru"><body>${"<p>Страница</p>".repeat(500)}</body></html>`;

/** Counts how often the page was rendered, and responds as Next does. */
let made = 0;
const asNextDoes: RequestListener = (_, response) => {
  made += 1;
  response.setHeader("Vary", "rsc");
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("x-nextjs-cache", "HIT");
  response.setHeader("ETag", `"${made}"`);
  response.setHeader("Content-Length", Buffer.byteLength(html));
  response.end(html);
};

let respond = asNextDoes;
let url: string;
let stop: () => void;
const contentKey = Symbol.for("sait-po-zakonu.content");
const forget = () => Reflect.deleteProperty(globalThis, contentKey);

beforeEach(async () => {
  made = 0;
  respond = asNextDoes;
  forget();
  const compress = compression();
  const memory = createCompressedPages((path: string) => ["/", "/pricing"].includes(path));
  const server = createServer((request, response) => {
    if (memory.respond(request, response)) return;
    compress(request, response, () => {
      memory.watch(request, response);
      respond(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => server.close();
});
afterEach(() => {
  stop();
  forget();
});

/** `node:http`, because `fetch` decompresses by itself and adds headers. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      get(`${url}${path}`, { headers, method, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part) => parts.push(part));
        response.on("end", () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      }).on("error", reject);
    },
  );

describe("a page that was sent before", () => {
  test.each([
    ["plain", {}, (body: Buffer) => body],
    ["gzip", { "accept-encoding": "gzip" }, gunzipSync],
    ["Brotli", { "accept-encoding": "gzip, deflate, br" }, brotliDecompressSync],
  ])("is sent from memory with the same body and headers: %s", async (_, headers, unpack) => {
    const first = await ask("/pricing", headers);
    const again = await Promise.all([ask("/pricing", headers), ask("/pricing", headers)]);
    expect(made).toBe(1);
    for (const response of [first, ...again]) {
      expect(response.status).toBe(200);
      expect(unpack(response.body).toString()).toBe(html);
    }
    const {
      date: _first,
      "content-length": _one,
      "transfer-encoding": _chunks,
      ...known
    } = first.headers;
    const { date: _again, "content-length": length, ...kept } = again[0]?.headers ?? {};
    expect(kept).toEqual(known);
    expect(kept.vary).toBe("rsc, Accept-Encoding");
    expect(Number(length)).toBe(again[0]?.body.length);
  });

  test("is sent for a link with a tracking parameter, and as 304 to a browser that has it", async () => {
    const { headers } = await ask("/pricing");
    expect((await ask("/pricing?utm_source=ya")).body.toString()).toBe(html);
    const known = await ask("/pricing", { "if-none-match": String(headers.etag) });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(made).toBe(1);
  });

  test("is rendered again after the content changes", async () => {
    await ask("/pricing");
    refreshPages();
    // Within one millisecond the order is unknown.
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect((await ask("/pricing")).headers.etag).toBe('"2"');
    expect((await ask("/pricing")).headers.etag).toBe('"2"');
    expect(made).toBe(2);
  });

  test("is not kept when the content changes during rendering", async () => {
    respond = async (request, response) => {
      if (made === 0) refreshPages();
      await new Promise((resolve) => setTimeout(resolve, 2));
      asNextDoes(request, response);
    };
    await ask("/pricing");
    await ask("/pricing");
    expect(made).toBe(2);
  });
});

describe("page memory", () => {
  test.each([
    ["data for a soft navigation", "/pricing", { rsc: "1" }],
    ["data with _rsc in the address", "/pricing?_rsc=abc", {}],
    ["a prefetched segment", "/pricing", { "next-router-segment-prefetch": "/_tree" }],
    ["the cabinet in the landing page's place", "/", { cookie: "theme=dark; auth-token=x" }],
    ["an address outside the list", "/pricing2", {}],
  ])("renders the page again for %s", async (_, path, headers) => {
    await ask("/pricing");
    await ask("/");
    made = 0;
    await ask(path, headers as Record<string, string>);
    await ask(path, headers as Record<string, string>);
    expect(made).toBe(2);
  });

  test("renders the page again for another method and for HTTPS, because their headers differ", async () => {
    await ask("/pricing");
    await ask("/pricing", {}, "HEAD");
    await ask("/pricing", { "x-forwarded-proto": "https" });
    expect(made).toBe(3);
    await ask("/pricing", { "x-forwarded-proto": "https" });
    expect(made).toBe(3);
  });

  const changes: [string, RequestListener][] = [
    ["is an error", (_, response) => void Object.assign(response, { statusCode: 404 })],
    ["sets a cookie", (_, response) => void response.setHeader("set-cookie", "a=b")],
  ];
  test.each(changes)("does not keep a response that %s", async (_, change) => {
    respond = (request, response) => {
      change(request, response);
      asNextDoes(request, response);
    };
    await ask("/pricing");
    await ask("/pricing");
    expect(made).toBe(2);
  });

  test("does not keep a response that Next does not store", async () => {
    respond = (request, response) => {
      const { setHeader } = response;
      response.setHeader = (name, value) =>
        setHeader.call(response, name, name === "x-nextjs-cache" ? "MISS" : value);
      asNextDoes(request, response);
    };
    await ask("/pricing");
    await ask("/pricing");
    expect(made).toBe(2);
  });
});
